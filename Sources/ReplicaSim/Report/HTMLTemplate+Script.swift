extension HTMLTemplate {
    /// Draws the visible rows only, so that long runs scroll well.
    static let script = """
        <script>
        "use strict";
        const runs = @DATA@;
        const $ = id => document.getElementById(id);
        const row = 22, head = 28, kinds = ["edit", "message", "lost", "timer", "crash", "clock", "heal"];
        let run, rows, byID, at = 0;
        const shown = Object.fromEntries(kinds.map(kind => [kind, kind !== "timer"]));
        runs.forEach((entry, index) => $("run").add(new Option(entry.title, index)));
        for (const kind of kinds) {
          const label = document.createElement("label"), box = document.createElement("input");
          box.type = "checkbox"; box.checked = shown[kind];
          box.onchange = () => { shown[kind] = box.checked; layout(); };
          label.append(box, " " + kind + " "); $("filters").append(label);
        }
        function choose(index) {
          run = runs[index]; $("run").value = index;
          byID = new Map(); const arrived = new Set();
          run.steps.forEach((step, place) => { if (!byID.has(step.id)) byID.set(step.id, place); });
          for (const step of run.steps) if (step.k === "message") arrived.add(step.c + "." + step.p);
          for (const step of run.steps)
            step.lost = (step.to || []).filter((_, place) => !arrived.has(step.id + "." + place));
          $("at").max = Math.max(0, run.steps.length - 1);
          $("verdict").textContent = run.steps.length + " steps, " + run.verdict;
          $("problem").textContent = run.problem;
          at = Math.max(0, run.steps.length - 1); layout();
        }
        function layout() {
          rows = []; run.steps.forEach((step, place) => { if (shown[step.k]) rows.push(place); });
          $("sizer").style.height = head + rows.length * row + 8 + "px"; select(at, true);
        }
        function select(place, scrolls) {
          at = Math.min(Math.max(0, place), Math.max(0, run.steps.length - 1)); $("at").value = at;
          const step = run.steps[at];
          $("step").textContent = run.steps.length ? (at + 1) + " of " + run.steps.length : "none";
          $("words").textContent = step
            ? "Step " + (at + 1) + ", " + (step.t / 1000) + " ms: replica " + step.r + ", " + step.x
              + (step.k === "message" ? " from step " + (byID.get(step.c) + 1) : "")
              + (step.lost.length ? "; what it sends to " + step.lost.join(", ") + " never arrives" : "") + "."
            : "";
          $("at").setAttribute("aria-valuetext", $("words").textContent);
          const states = Array.from({ length: run.replicas }, () => null);
          for (let index = 0; index <= at && step; index++) states[run.steps[index].r] = run.steps[index];
          $("states").replaceChildren(...states.map((state, replica) => {
            const line = document.createElement("tr");
            for (const text of [replica, state ? state.v : "", state ? state.w : ""]) {
              const cell = document.createElement("td"); cell.textContent = text; line.append(cell);
            }
            return line;
          }));
          if (scrolls) {
            const top = rows.findIndex(entry => entry >= at) * row, view = $("view");
            if (top >= 0 && (top < view.scrollTop || top > view.scrollTop + view.clientHeight - 3 * row))
              view.scrollTop = top - view.clientHeight / 2;
          }
          draw();
        }
        function draw() {
          const view = $("view"), canvas = $("canvas"), scale = devicePixelRatio || 1;
          const width = view.clientWidth, height = view.clientHeight, style = getComputedStyle(document.documentElement);
          const color = name => style.getPropertyValue("--" + name);
          canvas.width = width * scale; canvas.height = height * scale;
          canvas.style.width = width + "px"; canvas.style.height = height + "px";
          const pen = canvas.getContext("2d"); pen.scale(scale, scale); pen.font = "12px system-ui, sans-serif";
          const left = 90, lane = Math.max(40, (width - left - 60) / Math.max(1, run.replicas - 1 || 1));
          const x = replica => left + (run.replicas > 1 ? replica * lane : 0);
          const first = Math.max(0, Math.floor(view.scrollTop / row) - 1);
          const last = Math.min(rows.length, first + Math.ceil(height / row) + 2);
          document.documentElement.dataset.drawn = last - first;
          const y = index => head + index * row + row / 2 - view.scrollTop;
          const rowOf = new Map(); for (let index = Math.max(0, first - 400); index < last; index++) rowOf.set(rows[index], index);
          for (let index = first; index < last; index++) {
            const step = run.steps[rows[index]];
            if (run.partitions.some(band => band.from <= step.t && step.t < band.to)) {
              pen.fillStyle = color("band"); pen.fillRect(0, y(index) - row / 2, width, row);
            }
            if (rows[index] === at) { pen.fillStyle = color("at"); pen.fillRect(0, y(index) - row / 2, width, row); }
          }
          pen.strokeStyle = color("soft");
          for (let replica = 0; replica < run.replicas; replica++) {
            pen.beginPath(); pen.moveTo(x(replica), head); pen.lineTo(x(replica), height); pen.stroke();
          }
          for (let index = first; index < last; index++) {
            const step = run.steps[rows[index]], tone = color(step.k === "heal" || step.k === "timer" ? "soft" : step.k);
            if (step.k === "message" && byID.has(step.c)) {
              const source = run.steps[byID.get(step.c)], from = rowOf.get(byID.get(step.c));
              pen.strokeStyle = color("message"); pen.beginPath();
              pen.moveTo(x(source.r), from === undefined ? head : y(from)); pen.lineTo(x(step.r), y(index)); pen.stroke();
            }
            if (shown.lost) for (const receiver of step.lost) {
              const reach = x(step.r) + (x(receiver) - x(step.r)) * .3;
              pen.strokeStyle = color("lost"); pen.setLineDash([3, 3]); pen.beginPath(); pen.moveTo(x(step.r), y(index));
              pen.lineTo(reach, y(index) + row * .3); pen.stroke(); pen.setLineDash([]);
              pen.fillStyle = color("lost"); pen.fillText("×", reach - 3, y(index) + row * .3 + 4);
            }
            pen.fillStyle = tone; pen.beginPath(); pen.arc(x(step.r), y(index), 4, 0, 7); pen.fill();
            pen.fillStyle = color("ink"); pen.fillText((step.t / 1000).toFixed(1) + " ms", 6, y(index) + 4);
            if (lane > 90 || run.replicas === 1) pen.fillText(step.k === "message" ? "" : step.x.slice(0, 24), x(step.r) + 8, y(index) + 4);
          }
          pen.fillStyle = color("paper"); pen.fillRect(0, 0, width, head); pen.fillStyle = color("ink");
          for (let replica = 0; replica < run.replicas; replica++)
            if (lane > 20) pen.fillText((lane > 70 ? "replica " : "") + replica, x(replica) - 14, 18);
        }
        $("run").onchange = event => choose(Number(event.target.value));
        $("at").oninput = event => select(Number(event.target.value), true);
        $("view").onscroll = draw; addEventListener("resize", draw);
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
        $("view").onkeydown = event => {
          const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20, Home: -1e9, End: 1e9 }[event.key];
          if (step) { event.preventDefault(); select(at + step, true); }
        };
        $("view").onclick = event => {
          const index = Math.floor((event.offsetY + $("view").scrollTop - head) / row);
          if (rows[index] !== undefined) select(rows[index], false);
        };
        choose(runs.length - 1);
        document.documentElement.dataset.ready = runs.length;
        </script>
        </html>

        """
}

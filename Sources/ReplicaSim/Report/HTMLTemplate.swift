/// The page of an ``HTMLReport``, with places for its title and its data.
enum HTMLTemplate {
    static let page = head + body + script

    private static let head = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>@TITLE@</title>
        <style>
        :root { color-scheme: light dark; --ink: #1b1f24; --paper: #ffffff; --soft: #d0d7de; --edit: #0969da;
          --message: #1a7f37; --lost: #cf222e; --crash: #bc4c00; --clock: #8250df; --band: #ffd8b566; --at: #fff3c4; }
        @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --soft: #3d444d; --edit: #58a6ff;
          --message: #3fb950; --lost: #ff7b72; --crash: #f0883e; --clock: #bc8cff; --band: #6e401066; --at: #3a3000; } }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif; }
        header, footer { padding: .6rem 1rem; }
        h1 { font-size: 1.1rem; margin: 0 0 .3rem; }
        .bar { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center; }
        #problem { color: var(--lost); font-weight: 600; }
        #at { flex: 1 1 16rem; min-width: 10rem; }
        #view { height: 62vh; overflow: auto; border-block: 1px solid var(--soft); position: relative; }
        #sizer { position: absolute; left: 0; top: 0; width: 1px; }
        canvas { position: sticky; left: 0; top: 0; display: block; }
        table { border-collapse: collapse; width: 100%; }
        th, td { text-align: left; padding: .15rem .6rem .15rem 0; vertical-align: top; font-variant-numeric: tabular-nums; }
        td { overflow-wrap: anywhere; }
        :focus-visible { outline: 2px solid var(--edit); outline-offset: 2px; }
        </style>

        """

    private static let body = """
        <header>
        <h1>@TITLE@</h1>
        <div class="bar">
        <label>Run <select id="run"></select></label>
        <span id="verdict"></span> <span id="problem" role="status"></span>
        </div>
        <div class="bar">
        <label for="at">Step</label><input id="at" type="range" min="0" value="0">
        <output id="step" for="at"></output>
        </div>
        <fieldset class="bar" style="border:0;padding:0;margin:.2rem 0 0"><legend>Show</legend><span id="filters"></span></fieldset>
        </header>
        <main id="view" tabindex="0" aria-label="Space-time diagram" aria-describedby="words">
        <div id="sizer"></div><canvas id="canvas" role="img" aria-labelledby="words"></canvas>
        </main>
        <footer>
        <p id="words" aria-live="polite"></p>
        <table><caption style="text-align:left">What each replica shows after this step</caption>
        <thead><tr><th scope="col">Replica</th><th scope="col">Value</th><th scope="col">Version</th></tr></thead>
        <tbody id="states"></tbody></table>
        </footer>

        """
}

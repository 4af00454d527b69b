import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
exit(await CommandLineTool(console: .standard).run(arguments))

import Foundation
import NotesKit

let arguments = Array(CommandLine.arguments.dropFirst())
exit(await NotesTool.run(arguments, environment: ProcessInfo.processInfo.environment) { print($0) })

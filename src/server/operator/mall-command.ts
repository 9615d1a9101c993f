import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { openDatabase } from '../database/open-database.ts'
import { explain } from '../explain.ts'
import { readSettings, type Settings } from '../settings.ts'
import { sendCommand } from './control-client.ts'
import { readControlFile } from './control-file.ts'
import { helpText } from './help-text.ts'
import { type GivenCommand, type Outcome, operatorCommand } from './operator-command.ts'
import { readCommand, UsageError } from './read-command.ts'
import { runCommand } from './run-command.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)

/** Runs the command in the running server where that holds the database, otherwise in this process. */
async function run(given: GivenCommand, settings: Settings): Promise<Outcome> {
  const control = settings.DATABASE_URL ? undefined : await readControlFile(settings.DATA_FOLDER)
  const answer = control && (await sendCommand(control, given))
  if (answer) return answer
  const db = await openDatabase({ url: settings.DATABASE_URL ?? null, folder: join(settings.DATA_FOLDER, 'database') })
  try {
    return await runCommand(v.parse(operatorCommand, given), { db, clock: () => Date.now() })
  } finally {
    await db.destroy()
  }
}

/** `npm run mall -- COMMAND`: the operator's commands. Answers the exit code. */
async function main(words: readonly string[]): Promise<number> {
  const command = readCommand(words)
  if (!command) {
    say(helpText)
    return 0
  }
  // The server may run in another working directory.
  const given = 'file' in command ? { ...command, file: resolve(command.file) } : command
  const { isDone, text } = await run(given, readSettings(process.env))
  if (isDone) say(text)
  else complain(text)
  return isDone ? 0 : 1
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    complain(error instanceof UsageError ? error.message : explain(error))
    process.exitCode = error instanceof UsageError ? 2 : 1
  },
)

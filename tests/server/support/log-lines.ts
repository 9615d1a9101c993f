import { type Log, openLog } from '#server/log.ts'

/** One entry of the log as it is written, read back. */
export type LogLine = { readonly level: string; readonly msg: string; readonly [field: string]: unknown }

/** The server's own log, whose entries are added to `lines`. */
export const logInto = (lines: LogLine[]): Log =>
  openLog('requests', { write: (line) => void lines.push(JSON.parse(line) as LogLine) })

/** The server's own log, which writes nothing. */
export const silentLog: Log = openLog('none')

import pino, { type DestinationStream, type Logger } from 'pino'
import type { Settings } from './settings.ts'

export type Log = Logger

/** The lowest level that is written, by the setting LOG. */
const levels = { requests: 'info', errors: 'error', none: 'silent' } as const satisfies Record<Settings['LOG'], string>

/**
 * The server's log: one line of JSON for each entry, with the level as a word and the time in ISO 8601. `event` names
 * the kind of an entry for filters, `msg` says it in a sentence. An entry holds no header, body or query of a request.
 */
export const openLog = (setting: Settings['LOG'], destination: DestinationStream = process.stdout): Log =>
  pino(
    {
      level: levels[setting],
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  )

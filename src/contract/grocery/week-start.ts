import { instantOf, wireTimeOf } from '../time.ts'

const day = 86_400_000

/** The last midnight, in ms, at which a `weekday` (0 is Sunday) began in an IANA zone. */
export function weekStart(now: number, weekday: number, timeZone: string): number {
  const today = Date.parse(`${wireTimeOf(now, timeZone).slice(0, 10)}T00:00:00Z`)
  const back = (new Date(today).getUTCDay() - weekday + 7) % 7
  return instantOf(`${new Date(today - back * day).toISOString().slice(0, 10)} 00:00:00`, timeZone)
}

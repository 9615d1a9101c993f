import { useTimeLeft } from '#device/server-clock.ts'
import { Countdown } from '#ui/product/countdown.tsx'

/**
 * A countdown to a time of the API's format, by the server's clock. A component of its own, so that the clock renders
 * nothing else every second.
 */
export function CountdownUntil({ endTime, isPlain = false }: { endTime: string; isPlain?: boolean }) {
  return <Countdown milliseconds={useTimeLeft(endTime)} isPlain={isPlain} />
}

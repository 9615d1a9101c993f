import type { Seeding } from './seed-catalogue.ts'

/** Longer steps report their progress. */
const quietMs = 2000

/**
 * Reports the seeding's progress: each step at its start, then the newest sentence every two seconds, also in the
 * middle of a silent step. `end` stops the reports.
 */
export function reportProgress(say: (sentence: string) => void): {
  readonly progress: NonNullable<Seeding['progress']>
  readonly end: () => void
} {
  const startedAt = Date.now()
  let [step, newest] = ['', '']
  const timer = setInterval(
    () => newest && say(`${newest} (${Math.round((Date.now() - startedAt) / 1000)} s)`),
    quietMs,
  )
  timer.unref()
  return {
    progress: (sentence, fraction) => {
      newest = `${Math.round(fraction * 100)} % – ${sentence}`
      const next = sentence.replace(/\d+/g, '')
      if (next !== step) say(newest)
      step = next
    },
    end: () => clearInterval(timer),
  }
}

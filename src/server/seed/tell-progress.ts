import type { Seeding } from './seed-catalogue.ts'

/** Anything longer than this is told (issue 2 §1). */
const quietMs = 2000

/**
 * Says how far the seeding is: each step when it begins, and then the newest sentence every two seconds, also in the middle of a step
 * that says nothing itself. `end` when it is over.
 */
export function tellProgress(say: (sentence: string) => void): {
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

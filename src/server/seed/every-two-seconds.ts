import type { Seeding } from './seed-catalogue.ts'

/** Anything longer than this is told (issue 2 §1). */
const quietMs = 2000

/** Says how far the seeding is, at most every two seconds. */
export function everyTwoSeconds(say: (sentence: string) => void): NonNullable<Seeding['progress']> {
  let toldAt = Date.now()
  return (sentence, fraction) => {
    if (Date.now() - toldAt < quietMs) return
    toldAt = Date.now()
    say(`${Math.round(fraction * 100)} % – ${sentence}`)
  }
}

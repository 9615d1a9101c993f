import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What came of a suite, in tests. */
export type Sums = {
  readonly passed: number
  readonly failed: number
  /** Titles of the tests that passed only when they were tried again. */
  readonly secondTries?: readonly string[]
}

/** The file in which a suite leaves its sums, when `npm test` runs it. */
export const sumsVariable = 'TEST_SUMS_FILE'

/** Leaves the sums where `npm test` asked for them; nothing where somebody ran the suite alone. */
export function leaveSums(sums: Sums): void {
  const file = process.env[sumsVariable]
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(sums))
}

/** Reads and removes what a suite left; null where it came to no end. */
export function takeSums(file: string): Sums | null {
  try {
    const sums = JSON.parse(readFileSync(file, 'utf8')) as Sums
    rmSync(file)
    return sums
  } catch {
    return null
  }
}

/** A suite that ended badly without a failed test has crashed: that is one failure at least. */
export const withCrash = (sums: Sums | null, hasEndedWell: boolean): Sums =>
  hasEndedWell && sums ? sums : { ...sums, passed: sums?.passed ?? 0, failed: Math.max(1, sums?.failed ?? 0) }

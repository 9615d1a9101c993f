import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The numbers of passed and failed tests of a suite. */
export type Sums = {
  readonly passed: number
  readonly failed: number
  /** Titles of the tests that failed, or the file that could not be loaded. */
  readonly failures?: readonly string[]
  /** Titles of the tests that passed only on a retry. */
  readonly retried?: readonly string[]
}

/** The environment variable with the file for a suite's sums, set by `npm test`. */
export const sumsVariable = 'TEST_SUMS_FILE'

/** Writes the sums to the file given by `npm test`; does nothing if the suite runs alone. */
export function leaveSums(sums: Sums): void {
  const file = process.env[sumsVariable]
  if (!file) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(sums))
}

/** Reads and removes a suite's sums; null if the suite did not reach its end. */
export function readSums(file: string): Sums | null {
  try {
    const sums = JSON.parse(readFileSync(file, 'utf8')) as Sums
    rmSync(file)
    return sums
  } catch {
    return null
  }
}

/** A suite that ended with an error but without a failed test has crashed, which counts as at least one failure. */
export const withCrash = (sums: Sums | null, hasEndedWell: boolean): Sums =>
  hasEndedWell && sums ? sums : { ...sums, passed: sums?.passed ?? 0, failed: Math.max(1, sums?.failed ?? 0) }

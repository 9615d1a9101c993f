import type { Tables } from '../database/database.ts'

/**
 * Work that becomes due by itself. What is due is told by the orders, never by a list of its own: nothing has to be entered, and
 * nothing is lost by a kill.
 */
export type Job = InsideJob | OutsideJob

type Claimed = {
  readonly kind: string
  /**
   * Names one thing that is due by now and holds its row until the transaction ends (`for update skip locked`), past what another
   * process holds and what waits after a failure (`isNotSetBack`).
   */
  readonly claim: (tables: Tables, now: Date) => Promise<string | undefined>
}
export type InsideJob = Claimed & {
  /** Does it, in the same transaction: afterwards it is not due any more. What it throws is undone, and tried again later. */
  readonly work: (tables: Tables, subject: string, now: Date) => Promise<void>
}
/** One that asks somebody else, for whom no transaction waits: its claim sets the thing back by itself, and a kill lets it be due again then. */
type OutsideJob = Claimed & { readonly outside: (subject: string, now: Date) => Promise<void> }

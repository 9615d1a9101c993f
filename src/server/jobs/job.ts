import type { Tables } from '../database/database.ts'

/**
 * Work that becomes due by the passing of time. The orders themselves say what is due; there is no queue, so a killed
 * process loses nothing.
 */
export type Job = InsideJob | OutsideJob

type Claimed = {
  readonly kind: string
  /**
   * Answers one subject that is due and locks its row until the transaction ends (`for update skip locked`). Skips rows
   * locked by another process and rows that wait after a failure (`isNotPostponed`).
   */
  readonly claim: (tables: Tables, now: Date) => Promise<string | undefined>
}
export type InsideJob = Claimed & {
  /**
   * Does the work in the same transaction; afterwards the subject is no longer due. An exception rolls the work back,
   * and the job tries again later.
   */
  readonly work: (tables: Tables, subject: string, now: Date) => Promise<void>
}
/**
 * A job that calls an outside service, for which no transaction stays open. Its claim postpones the subject by itself;
 * after a kill the subject becomes due again then.
 */
type OutsideJob = Claimed & { readonly outside: (subject: string, now: Date) => Promise<void> }

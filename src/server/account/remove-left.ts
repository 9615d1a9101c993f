import type { Tables } from '../database/database.ts'
import { productsOfAccounts, recountReviews } from '../review/score-store.ts'
import { deleteAccounts, lockLeft } from './account-store.ts'

/** Deletes the accounts whose grace period has ended, and counts the products that they had reviewed again. */
export async function removeLeft(tables: Tables, now: Date): Promise<void> {
  const left = await lockLeft(tables, now)
  if (left.length === 0) return
  const reviewed = await productsOfAccounts(tables, left)
  await deleteAccounts(tables, left)
  await recountReviews(tables, reviewed)
}

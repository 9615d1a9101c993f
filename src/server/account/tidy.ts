import type { Dependencies } from '../dependencies.ts'
import { sweep } from './sweep-store.ts'

/** Deletes expired records, and the pictures of accounts that were erased with them. */
export async function tidy({ db, uploads, clock }: Pick<Dependencies, 'db' | 'uploads' | 'clock'>): Promise<void> {
  const names = await sweep(db, new Date(clock()))
  await Promise.all(names.map((name) => uploads.remove(name)))
}

import type { Dependencies } from '../dependencies.ts'
import { deleteExpiredRecords } from './expired-records-store.ts'

type Outside = Pick<Dependencies, 'db' | 'uploads' | 'clock'>

/** Deletes expired records, and the pictures of accounts that were erased with them. */
export async function deleteExpired({ db, uploads, clock }: Outside): Promise<void> {
  const names = await deleteExpiredRecords(db, new Date(clock()))
  await Promise.all(names.map((name) => uploads.remove(name)))
}

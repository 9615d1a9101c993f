import type { Dependencies } from '../dependencies.ts'
import { sweep } from './sweep-store.ts'

/** Takes away what is over, and the pictures of accounts that have gone with it. */
export async function tidy({ db, uploads, clock }: Pick<Dependencies, 'db' | 'uploads' | 'clock'>): Promise<void> {
  const names = await sweep(db, new Date(clock()))
  await Promise.all(names.map((name) => uploads.remove(name)))
}

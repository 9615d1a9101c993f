import type { Tables } from '../database/database.ts'

/**
 * Replaces the code of an email address or mobile number, unless the last code was sent after `before`. Returns null if
 * the code was replaced, else the time of the last code.
 */
export async function putCode(
  tables: Tables,
  target: string,
  codeHash: string,
  { now, before, ends }: { now: Date; before: Date; ends: Date },
): Promise<Date | null> {
  const rows = await tables
    .insertInto('code')
    .values({ target, code_hash: codeHash, tries: 0, sent_at: now, ends_at: ends })
    .onConflict((conflict) =>
      conflict
        .column('target')
        .doUpdateSet((eb) => ({
          code_hash: eb.ref('excluded.code_hash'),
          tries: 0,
          sent_at: eb.ref('excluded.sent_at'),
          ends_at: eb.ref('excluded.ends_at'),
        }))
        .where('code.sent_at', '<=', before),
    )
    .returning('target')
    .execute()
  if (rows.length > 0) return null
  const known = await tables.selectFrom('code').select('sent_at').where('target', '=', target).executeTakeFirst()
  return known?.sent_at ?? null
}

/** Deletes a code whose message could not be sent. */
export async function dropCode(tables: Tables, target: string, codeHash: string): Promise<void> {
  await tables.deleteFrom('code').where('target', '=', target).where('code_hash', '=', codeHash).execute()
}

/** Counts a try and returns the hash to compare with; undefined if the code has expired or no try is left. */
export async function tryCode(
  tables: Tables,
  target: string,
  maxTries: number,
  now: Date,
): Promise<string | undefined> {
  const row = await tables
    .updateTable('code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('target', '=', target)
    .where('tries', '<', maxTries)
    .where('ends_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash
}

/**
 * Uses up a code whose hash `tryCode` returned: true for exactly one call. A used code counts more tries than allowed;
 * no time is compared, because the clocks of callers differ. The 60 seconds until the next code continue.
 */
export async function useCode(tables: Tables, target: string, codeHash: string, maxTries: number): Promise<boolean> {
  const rows = await tables
    .updateTable('code')
    .set({ tries: maxTries + 1 })
    .where('target', '=', target)
    .where('code_hash', '=', codeHash)
    .where('tries', '<=', maxTries)
    .returning('target')
    .execute()
  return rows.length > 0
}

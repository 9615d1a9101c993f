import type { Tables } from '../database/database.ts'

/**
 * Counts one use of a key in its window of `seconds`; returns the number of uses in the window and the end of the
 * window.
 */
export async function countUse(
  tables: Tables,
  key: string,
  seconds: number,
  now: Date,
): Promise<{ times: number; ends_at: Date }> {
  const ends = new Date(now.getTime() + seconds * 1000)
  const row = await tables
    .insertInto('rate')
    .values({ key, times: 1, ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        times: eb
          .case()
          .when('rate.ends_at', '<=', now)
          .then(1)
          .else(eb('rate.times', '+', 1))
          .end(),
        ends_at: eb
          .case()
          .when('rate.ends_at', '<=', now)
          .then(eb.ref('excluded.ends_at'))
          .else(eb.ref('rate.ends_at'))
          .end(),
      })),
    )
    .returning(['times', 'ends_at'])
    .executeTakeFirst()
  return row ?? { times: 1, ends_at: ends }
}

/** Resets the count of a key. */
export async function forgetUses(tables: Tables, key: string): Promise<void> {
  await tables.deleteFrom('rate').where('key', '=', key).execute()
}

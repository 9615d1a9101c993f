import { sql } from 'kysely'
import type { Tables } from '../database/database.ts'

type ScoreRow = {
  readonly rank: number
  readonly accountId: number | null
  /** Null for an erased account. */
  readonly nickName: string | null
  readonly referred: number
  readonly confirmed: number
}
export type Score = Pick<ScoreRow, 'referred' | 'confirmed'> & { readonly rank: number | null }

/**
 * The first inviters of a region: by confirmed, then by referred invitations. Inviters with the same counts share a rank;
 * among them, the first to reach the counts comes first.
 */
export const readTopScores = (tables: Tables, regionId: number, size: number): Promise<ScoreRow[]> =>
  tables
    .selectFrom(
      tables
        .selectFrom('invitation_score')
        .selectAll()
        .where('region_id', '=', regionId)
        .orderBy('confirmed', 'desc')
        .orderBy('referred', 'desc')
        .orderBy('reached_at')
        .orderBy('score_id')
        .limit(size)
        .as('s'),
    )
    .leftJoin('account as a', 'a.account_id', 's.account_id')
    .select([
      // The first rows of the order are complete, so their ranks are those of the whole region.
      sql<number>`(rank() over (order by s.confirmed desc, s.referred desc))::int`.as('rank'),
      'a.account_id as accountId',
      sql<string | null>`case when a.leaves_at is null then a.nick_name end`.as('nickName'),
      's.referred',
      's.confirmed',
    ])
    .orderBy('s.confirmed', 'desc')
    .orderBy('s.referred', 'desc')
    .orderBy('s.reached_at')
    .orderBy('s.score_id')
    .execute()

/** The counts and the rank of an account in a region; the index counts the inviters that are ahead. */
export async function readOwnScore(tables: Tables, accountId: number, regionId: number): Promise<Score> {
  const own = await tables
    .selectFrom('invitation_score')
    .select(['referred', 'confirmed'])
    .where('account_id', '=', accountId)
    .where('region_id', '=', regionId)
    .executeTakeFirst()
  if (!own) return { rank: null, referred: 0, confirmed: 0 }
  const ahead = await tables
    .selectFrom('invitation_score')
    .select((eb) => eb.fn.countAll<number>().as('number'))
    .where('region_id', '=', regionId)
    .where(sql<boolean>`(confirmed, referred) > (${own.confirmed}, ${own.referred})`)
    .executeTakeFirst()
  return { rank: Number(ahead?.number ?? 0) + 1, ...own }
}

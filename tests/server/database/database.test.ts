import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, query, runScript } from '#server/database/database.ts'
import { FolderInUse } from '#server/database/folder-lock.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { openPglite } from '#server/database/pglite-database.ts'
import { openPostgres } from '#server/database/postgres-database.ts'
import { copyEmptyFolder } from '../support/filled-folder.ts'
import { postgresUrl } from '../support/test-database.ts'

const url = postgresUrl
const folders: string[] = []
const schema = `test_${randomBytes(6).toString('hex')}`

/** The database under test: PostgreSQL in its own schema where DATABASE_URL names one. */
async function reopen(): Promise<Database> {
  if (!url) {
    const folder = await copyEmptyFolder()
    folders.push(folder)
    return openPglite(folder)
  }
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return openPostgres(own.href)
}
async function inServer(script: string): Promise<void> {
  if (!url) return
  const server = await openPostgres(url)
  await runScript(server, script)
  await server.destroy()
}

let db: Database
beforeAll(async () => {
  await inServer(`create schema ${schema}`)
  db = await reopen()
  await runScript(
    db,
    'create table purse (id int primary key, money bigint not null check (money >= 0)); insert into purse values (1, 100), (2, 0)',
  )
})
afterAll(async () => {
  await db?.destroy()
  await inServer(`drop schema ${schema} cascade`)
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

const moneyOf = async (id: number) =>
  (await query<{ money: number }>(db, sql`select money from purse where id = ${id}`))[0]?.money

/** A promise that is settled from outside. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open, opened }
}

test('quality#start: a heavy query does not block the main loop: a timer fires meanwhile', async () => {
  const heavy = query(db, sql`select count(*) from generate_series(1, 2000000)`)
  const timer = new Promise((resolve) => setTimeout(resolve, 1, 'timer'))
  // A query in the main thread would delay the timer and finish first.
  expect(await Promise.race([heavy.then(() => 'query'), timer])).toBe('timer')
  await heavy
})

describe('quality#start: transactions', () => {
  test('quality#start: an exception rolls the transaction back and is rethrown', async () => {
    const work = db.transaction().execute(async (inside) => {
      await query(inside, sql`update purse set money = money - 60 where id = 1`)
      await query(inside, sql`insert into purse values (3, 60)`)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect([await moneyOf(1), await moneyOf(3)]).toEqual([100, undefined])
  })

  test('quality#start: a statement that the database refuses rolls back the others, and its error has the code', async () => {
    const work = db.transaction().execute(async (inside) => {
      await query(inside, sql`update purse set money = money + 60 where id = 2`)
      await query(inside, sql`update purse set money = money - 160 where id = 1`)
    })
    await expect(work).rejects.toMatchObject({ code: '23514' })
    expect([await moneyOf(1), await moneyOf(2)]).toEqual([100, 0])
    await expect(query(db, sql`select nothing from nowhere`)).rejects.toMatchObject({ code: '42P01' })
    expect(await moneyOf(1)).toBe(100)
  })

  test('quality#start: uncommitted data are invisible to others', async () => {
    const [changed, seen] = [gate(), gate()]
    const work = db.transaction().execute(async (inside) => {
      await query(inside, sql`update purse set money = 99 where id = 1`)
      changed.open()
      if (url) await seen.opened
      return (await query<{ money: number }>(inside, sql`select money from purse where id = 1`))[0]?.money
    })
    await changed.opened
    // The embedded database has one connection and answers after the transaction; PostgreSQL answers the old value
    // meanwhile.
    const outside = moneyOf(1)
    if (url) expect(await outside).toBe(100)
    seen.open()
    expect(await work).toBe(99)
    if (!url) expect(await outside).toBe(99)
    await query(db, sql`update purse set money = 100 where id = 1`)
  })

  test('quality#start: thirty transactions at once lose no write', async () => {
    await Promise.all(
      Array.from({ length: 30 }, () =>
        db.transaction().execute(async (inside) => {
          const [row] = await query<{ money: number }>(inside, sql`select money from purse where id = 1 for update`)
          await query(inside, sql`update purse set money = ${(row?.money ?? 0) - 1} where id = 1`)
          await query(inside, sql`update purse set money = money + 1 where id = 2`)
        }),
      ),
    )
    expect([await moneyOf(1), await moneyOf(2)]).toEqual([70, 30])
  })

  test.skipIf(url)('quality#start: transactions of the embedded database run one after another, in order', async () => {
    const steps: string[] = []
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        db.transaction().execute(async (inside) => {
          steps.push(`${name} begins`)
          await query(inside, sql`select 1`)
          await query(inside, sql`select 2`)
          steps.push(`${name} ends`)
        }),
      ),
    )
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  test('quality#start: a failed transaction blocks no other', async () => {
    const works = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((nth) =>
      db.transaction().execute(async () => {
        if (nth % 2) throw new Error(`number ${nth}`)
        return nth
      }),
    )
    const settled = await Promise.allSettled(works)
    expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 0))).toEqual([
      0, 2, 0, 4, 0, 6, 0, 8, 0, 10, 0, 12,
    ])
  })
})

describe('quality#start: values', () => {
  test('quality#start: numbers, times, texts and lists are read as they were written', async () => {
    const at = new Date('2026-11-20T06:30:00.125Z')
    const specialCharacters = `'"\\ \n ₺ 鞋 🙂 %s $1 {a,b} NULL`
    await runScript(
      db,
      'create table thing (big bigint, cost numeric(12,2), at timestamptz, note text, ids bigint[], tags text[], flags boolean, data jsonb, score numeric(2,1))',
    )
    await query(
      db,
      sql`
      insert into thing values (${659_006_000_343}, ${1299.9}, ${at}, ${specialCharacters}, ${[1, 659_006_000_343]}::bigint[], ${['a,b', '"', specialCharacters, '']}::text[], ${true},
        ${JSON.stringify({ name: specialCharacters })}::jsonb, ${4.8})`,
    )
    expect(await query(db, sql`select * from thing`)).toEqual([
      {
        big: 659_006_000_343,
        cost: 1299.9,
        at,
        note: specialCharacters,
        ids: [1, 659_006_000_343],
        tags: ['a,b', '"', specialCharacters, ''],
        flags: true,
        data: { name: specialCharacters },
        score: 4.8,
      },
    ])
    expect(
      await query(
        db,
        sql`select count(*) as number, sum(big) as total, null::bigint as nothing, '{}'::text[] as none from thing`,
      ),
    ).toEqual([{ number: 1, total: 659_006_000_343, nothing: null, none: [] }])
  })

  test('quality#start: a time keeps its instant in any time zone of the server', async () => {
    const [row] = await query<{ at: Date }>(db, sql`select timestamptz '2026-11-20 12:00:00+05:30' as at`)
    expect(row?.at.toISOString()).toBe('2026-11-20T06:30:00.000Z')
  })
})

describe('quality#start: migrations', () => {
  const ran = async () =>
    (await query<{ name: string; ran_at: Date }>(db, sql`select name, ran_at from migration order by name`)).map(
      ({ name, ran_at }) => `${name} ${ran_at.getTime()}`,
    )

  test('quality#start: migrations run once, from any number of processes at once, and never again', async () => {
    const others = url ? await Promise.all([reopen(), reopen()]) : []
    await Promise.all([db, db, ...others].map(migrate))
    await Promise.all(others.map((other) => other.destroy()))
    const first = await ran()
    expect(first.length).toBeGreaterThanOrEqual(2)
    await migrate(db)
    expect(await ran()).toEqual(first)
    expect(await query(db, sql`select count(*) as number from product`)).toEqual([{ number: 0 }])
  })
})

describe('quality#start: closing the database', () => {
  test('quality#start: after close queries are refused, and none hangs', async () => {
    const other = await reopen()
    const running = query<{ one: number }>(other, sql`select 1 as one`)
    if (url) await running
    await other.destroy()
    expect(await running).toEqual([{ one: 1 }])
    await expect(query(other, sql`select 1`)).rejects.toThrow()
  })

  test.skipIf(url)('quality#start: a closed folder can be opened again and holds the committed data', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'database-'))
    try {
      const first = await openDatabase({ url: null, folder })
      await expect(openPglite(folder)).rejects.toThrow(FolderInUse)
      await runScript(first, 'create table kept (id int); insert into kept values (7)')
      await first.destroy()
      expect((await readdir(folder)).filter((name) => name.startsWith('lock'))).toEqual([])
      const second = await openDatabase({ url: null, folder })
      expect(await query(second, sql`select id from kept`)).toEqual([{ id: 7 }])
      await second.destroy()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})

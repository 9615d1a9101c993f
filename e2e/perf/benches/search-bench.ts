import { join } from 'node:path'
import { queryString } from '#contract/endpoint.ts'
import startMall from '#e2e/support/mall/start-mall.ts'
import { mallAddress } from '#e2e/support/mall-test.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { readSeeding } from '#server/seed/seed-store.ts'
import { percentile } from '../percentile.ts'
import { type SearchKind, searchKinds } from '../search-cases.ts'

const atOnce = 50

/**
 * `npm run bench -- --only search`: the server's search times, one query at a time and 50 in parallel, no query twice.
 * Uses the embedded mall of .cache/bench (E2E_DATA_FOLDER names another) or the PostgreSQL database of
 * BENCH_DATABASE_URL; `npm run seed -- --products N` makes either large. Answers Markdown.
 */
export async function searchBench(log: (sentence: string) => void): Promise<string> {
  process.env['E2E_DATA_FOLDER'] ??= '.cache/bench'
  const stop = await startMall()
  const rows: string[] = []
  try {
    const mall = process.env[mallAddress] ?? ''
    const kinds = await searchKinds(mall)
    for (const kind of kinds) {
      log(`${kind.name}: ${kind.queries.length} queries`)
      // Two halves, so that neither finds the other's cached answers.
      const half = Math.ceil(kind.queries.length / 2)
      const single = await timesOf(mall, kind, kind.queries.slice(0, half), 1)
      const concurrent = await timesOf(mall, kind, kind.queries.slice(half), atOnce)
      rows.push(`| ${[kind.name, verdict(kind, single), ...figures(single), ...figures(concurrent)].join(' | ')} |`)
    }
  } finally {
    await stop()
  }
  const engine = process.env['BENCH_DATABASE_URL'] ? 'PostgreSQL' : 'embedded'
  return [
    `## Search, ${engine}, ${(await countProducts()).toLocaleString('en')} products\n`,
    `Milliseconds at the server's HTTP port; 50 parallel queries share the same cores with the database and this client. The verdict counts single queries.\n`,
    '| query | p95 at most | p50 | p95 | p99 | p50, 50 parallel | p95 | p99 |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** The number of products in the mall. Its server must be closed, because the embedded database serves one process. */
async function countProducts(): Promise<number> {
  const db = await openDatabase({
    url: process.env['BENCH_DATABASE_URL'] ?? null,
    folder: join(process.env['E2E_DATA_FOLDER'] ?? '', 'database'),
  })
  const seeding = await readSeeding(db)
  await db.destroy()
  return seeding?.products ?? 0
}

/** Runs all queries, `parallel` at a time; answers the ms of each. Throws for a failed answer. */
async function timesOf(
  mall: string,
  { path }: SearchKind,
  queries: SearchKind['queries'],
  parallel: number,
): Promise<number[]> {
  const times: number[] = []
  const pending = queries.values()
  const worker = async () => {
    for (const query of pending) {
      const start = performance.now()
      const answer = await fetch(`${mall}/api${path}?${queryString(query)}`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status} ${path}?${queryString(query)}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return times
}

/**
 * The verdict against the targets for 1,000,000 products on PostgreSQL (docs/quality.md#speed); empty for a kind
 * without a target.
 */
const verdict = ({ target }: SearchKind, times: readonly number[]): string =>
  target ? `≤ ${target} ${percentile(times, 0.95) <= target ? '✓' : '✗'}` : ''

const figures = (times: readonly number[]): string[] =>
  [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(1))

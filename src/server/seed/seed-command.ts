import { join } from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import { explain } from '../explain.ts'
import { coloursOf } from '../media/colours.ts'
import { readSettings } from '../settings.ts'
import { reportProgress } from './report-progress.ts'
import { seedCatalogue } from './seed-catalogue.ts'

/** The largest number of products: item codes and ids have no room for more. */
const maxProducts = 2_000_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** The number of products on the command line; undefined for the standard mall. Throws for an invalid number. */
function requestedProducts(given: readonly string[]): number | undefined {
  const [flag, value, ...rest] = given.flatMap((one) => one.split('='))
  if (flag === undefined) return undefined
  const products = Number(value)
  if (
    flag !== '--products' ||
    rest.length > 0 ||
    !Number.isInteger(products) ||
    products < 1 ||
    products > maxProducts
  ) {
    throw new UsageError(
      `Use: npm run seed -- --products N, with N from 1 to ${maxProducts}; without --products it makes the standard mall.`,
    )
  }
  return products
}

class UsageError extends Error {}

/** `npm run seed -- --products N`: rebuilds the mall in the database of the settings. */
async function main(): Promise<void> {
  const products = requestedProducts(process.argv.slice(2))
  const settings = readSettings(process.env)
  const db = await openDatabase({ url: settings.DATABASE_URL ?? null, folder: join(settings.DATA_FOLDER, 'database') })
  const startedAt = Date.now()
  const { progress, end } = reportProgress(say)
  try {
    const made = await seedCatalogue(db, { products, again: true, clock: () => Date.now(), coloursOf, progress })
    say(`The mall has ${made.products} products. It took ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  } finally {
    end()
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof UsageError ? error.message : explain(error)}\n`)
  process.exitCode = 1
})

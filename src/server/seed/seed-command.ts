import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../database/open-database.ts'
import { explain } from '../explain.ts'
import { coloursOf } from '../media/colours.ts'
import { readSettings } from '../settings.ts'
import { reportProgress } from './report-progress.ts'
import { seedCatalogue } from './seed-catalogue.ts'

/** The largest number of products: item codes and ids have no room for more. */
const maxProducts = 2_000_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** A command line or a mall with which the command does nothing; the message is a sentence. */
class Refused extends Error {}

/** The command line: the number of products, undefined for the standard mall, and whether a catalogue is replaced. */
function readArguments(words: readonly string[]): { products: number | undefined; replace: boolean } {
  const use = `Use: npm run seed -- [--products N] [--replace], with N from 1 to ${maxProducts}; without --products it makes the standard mall.`
  const options = { products: { type: 'string' }, replace: { type: 'boolean', default: false } } as const
  const parsed = () => {
    try {
      return parseArgs({ args: [...words], options }).values
    } catch {
      throw new Refused(use)
    }
  }
  const { products: text, replace } = parsed()
  if (text === undefined) return { products: undefined, replace }
  const products = Number(text)
  if (!Number.isInteger(products) || products < 1 || products > maxProducts) throw new Refused(use)
  return { products, replace }
}

/** `npm run seed`: fills the empty database of the settings with the demo mall, or replaces its catalogue. */
async function main(): Promise<void> {
  const { products, replace } = readArguments(process.argv.slice(2))
  const settings = readSettings(process.env)
  const db = await openDatabase({ url: settings.DATABASE_URL ?? null, folder: join(settings.DATA_FOLDER, 'database') })
  const startedAt = Date.now()
  const { progress, end } = reportProgress(say)
  try {
    const made = await seedCatalogue(db, { products, again: replace, clock: () => Date.now(), coloursOf, progress })
    if (!made.isNew)
      throw new Refused(
        'The database is not empty. Say --replace to put the demo data in place of its catalogue and stock, or run "npm run mall -- demo refresh" to correct its demo data only.',
      )
    say(`The mall has ${made.products} products. It took ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  } finally {
    end()
    await db.destroy()
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Refused ? error.message : explain(error)}\n`)
  process.exitCode = 1
})

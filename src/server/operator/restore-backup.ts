import type { Database } from '../database/database.ts'
import { countEverySold } from '../order/sold-store.ts'
import { reservePromised } from '../order/stock-store.ts'
import { followPhrases } from '../search/follow-phrases.ts'
import type { BackupHead } from './backup-format.ts'
import {
  beginRestore,
  countPeople,
  emptyTables,
  insertJson,
  readState,
  readTables,
  writeCounters,
} from './backup-store.ts'
import type { Outcome } from './operator-command.ts'
import { BadBackup, readBackup } from './read-backup.ts'
import { readWithdrawn, restoreStockCounts, returnPromisedStock, unwithdraw } from './stock-counts-store.ts'

/**
 * Restores a backup of either database in place of the current shoppers and orders: all of it or nothing. The catalogue
 * and its stock stay; stock promised to open orders is subtracted, and stock counts and withdrawals of the operator are
 * kept.
 */
export async function restoreBackup(
  db: Database,
  { file, replace }: { readonly file: string; readonly replace: boolean },
): Promise<Outcome> {
  try {
    return await db.transaction().execute(async (inside) => {
      const tables = await readTables(inside)
      await beginRestore(inside, tables)
      const before = await countPeople(inside)
      if (!replace && before.accounts + before.orders > 0)
        throw new BadBackup(
          `The mall has ${before.accounts} accounts and ${before.orders} orders. Say --replace to put the backup in their place.`,
        )
      const now = await readState(inside, tables)
      await returnPromisedStock(inside)
      await countEverySold(inside, -1)
      const withdrawn = await readWithdrawn(inside)
      await unwithdraw(inside)
      await emptyTables(inside, tables)
      let head: BackupHead | undefined
      for await (const part of readBackup(file)) {
        if ('head' in part) {
          head = part.head
          const newer = head.migrations.find((name) => !now.migrations.includes(name))
          if (newer)
            throw new BadBackup(`${file} was made by a newer mall (${newer}). Bring this one up to date first.`)
          continue
        }
        const { table, rows } = part
        const known = tables.find((one) => one.table === table.table)
        if (!known || table.columns.some((column) => !known.columns.includes(column)))
          throw new BadBackup(`${file} holds ${table.table}, which this mall does not have.`)
        await insertJson(inside, table, rows)
      }
      await writeCounters(inside, head?.counters ?? [])
      await reservePromised(inside)
      await countEverySold(inside, 1)
      await restoreStockCounts(inside)
      await followPhrases(inside, [...withdrawn, ...(await readWithdrawn(inside))])
      const { accounts, orders } = await countPeople(inside)
      const isOther =
        head?.fingerprint !== now.fingerprint
          ? ' Its catalogue was another one: carts and favourites may name things that are not sold here.'
          : ''
      return {
        isDone: true,
        text: `The mall has ${accounts} accounts and ${orders} orders, as they were on ${head?.madeAt}.${isOther}`,
      }
    })
  } catch (error) {
    if (error instanceof BadBackup) return { isDone: false, text: error.message }
    throw error
  }
}

import type { Database } from '../database/database.ts'
import { countEverySold } from '../order/sold-store.ts'
import { readShipped, takeOrdered } from '../order/stock-store.ts'
import { makePreLovedCatalogue } from '../pre-loved/make-catalogue.ts'
import { readReviewed, recountReviewed, recountReviews } from '../review/score-store.ts'
import { followPhrases } from '../search/follow-phrases.ts'
import type { BackupHead, BackupTable } from './backup-format.ts'
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

/** Columns of older backups that a migration has removed; their values are left out. */
const retired: Readonly<Record<string, readonly string[]>> = { account: ['invited_by'] }
const withoutRetired = ({ table, columns }: BackupTable): BackupTable => ({
  table,
  columns: columns.filter((column) => !retired[table]?.includes(column)),
})

/**
 * Restores a backup of either database in place of the current shoppers and orders: all of it or nothing. The catalogue
 * stays, and its stock except for orders: stock that the restored orders took is subtracted, stock of orders that this
 * mall shipped never comes back. Stock counts and withdrawals of the operator are restored.
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
      const shipped = await readShipped(inside)
      await returnPromisedStock(inside)
      await countEverySold(inside, -1)
      const withdrawn = await readWithdrawn(inside)
      await unwithdraw(inside)
      const reviewed = await readReviewed(inside)
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
        const { rows } = part
        const table = withoutRetired(part.table)
        const known = tables.find((one) => one.table === table.table)
        if (!known || table.columns.some((column) => !known.columns.includes(column)))
          throw new BadBackup(`${file} holds ${table.table}, which this mall does not have.`)
        await insertJson(inside, table, rows)
      }
      await writeCounters(inside, head?.counters ?? [])
      await takeOrdered(inside, shipped)
      await countEverySold(inside, 1)
      await restoreStockCounts(inside)
      await makePreLovedCatalogue(inside)
      await recountReviews(inside, reviewed)
      await recountReviewed(inside)
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

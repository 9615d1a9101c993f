import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../database/database.ts'
import { type BackupHead, backupName, mark } from './backup-format.ts'
import { beginBackup, countPeople, readRows, readState, readTables } from './backup-store.ts'
import type { Outcome } from './operator-command.ts'
import { saveStockCounts } from './stock-counts-store.ts'

/** Writes a backup (backup-format.ts) into a new file that only its owner can read. An incomplete file is deleted. */
export async function writeBackup(db: Database, file: string, now: Date): Promise<Outcome> {
  let handle: FileHandle
  try {
    handle = await open(file, 'wx', 0o600)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return {
      isDone: false,
      text:
        code === 'EEXIST'
          ? `The file ${file} exists already. Name another one.`
          : `The file ${file} cannot be written (${message}).`,
    }
  }
  try {
    const zip = createGzip()
    const written = pipeline(zip, handle.createWriteStream())
    const write = async (line: string) => {
      if (!zip.write(`${line}\n`)) await Promise.race([once(zip, 'drain'), written])
    }
    await db.transaction().execute(saveStockCounts)
    const { rows, people } = await db.transaction().execute(async (inside) => {
      await beginBackup(inside)
      const tables = await readTables(inside)
      const head: BackupHead = {
        backup: backupName,
        version: 1,
        madeAt: now.toISOString(),
        ...(await readState(inside, tables)),
      }
      await write(mark + JSON.stringify(head))
      let count = 0
      for (const table of tables) {
        await write(mark + JSON.stringify(table))
        for await (const some of readRows(inside, table)) {
          for (const row of some) await write(row)
          count += some.length
        }
      }
      await write(mark + JSON.stringify({ rows: count }))
      return { rows: count, people: await countPeople(inside) }
    })
    zip.end()
    await written
    return {
      isDone: true,
      text: `${file} holds ${people.accounts} accounts and ${people.orders} orders (${rows} rows). Shoppers' pictures are files of their own, in the folder uploads of DATA_FOLDER.`,
    }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { type BackupHead, type BackupTable, backupEnd, backupHead, backupTable, mark } from './backup-format.ts'

/** A file that is no backup or only part of one; the message is a sentence. */
export class BadBackup extends Error {}

/** The parts of a backup in order: the head, then some hundred rows of one table at a time. */
type BackupPart = { readonly head: BackupHead } | { readonly table: BackupTable; readonly rows: readonly string[] }

const atOnce = 500

/** Reads a backup to its end. Throws a `BadBackup` where the file is none or its end is missing. */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  const text = createReadStream(file).on('error', (error) => zip.destroy(error))
  const zip = text.pipe(createGunzip())
  let table: BackupTable | undefined
  const rows: string[] = []
  let count = 0
  let end: number | undefined
  let isHead = true
  try {
    for await (const line of createInterface({ input: zip, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (end !== undefined) throw new BadBackup(`${file} goes on after its end.`)
      if (!line.startsWith(mark)) {
        if (!table) throw new BadBackup(`${file} is no backup of a mall.`)
        rows.push(line)
        count += 1
        if (rows.length === atOnce) yield { table, rows: rows.splice(0) }
        continue
      }
      if (table && rows.length > 0) yield { table, rows: rows.splice(0) }
      const record: unknown = JSON.parse(line.slice(mark.length))
      if (isHead) yield { head: parsed(backupHead, record, file) }
      else if (v.is(backupEnd, record)) end = record.rows
      else table = parsed(backupTable, record, file)
      isHead = false
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BadBackup(`There is no file ${file}.`)
    if (error instanceof SyntaxError || /^(Z_|ERR_)/.test(code ?? ''))
      throw new BadBackup(`${file} is no backup of a mall, or a part of it is missing.`)
    throw code ? new BadBackup(`${file} cannot be read (${message}).`) : error
  } finally {
    text.destroy()
  }
  if (end === undefined || end !== count)
    throw new BadBackup(`${file} is no backup of a mall, or a part of it is missing.`)
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, record: unknown, file: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, record)
  if (!result.success) throw new BadBackup(`${file} is no backup that this mall can read.`)
  return result.output
}

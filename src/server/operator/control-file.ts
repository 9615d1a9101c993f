import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** The control server's port, and the secret that authorizes its clients. */
const controlAddress = v.object({ port: v.pipe(v.number(), v.integer()), secret: v.pipe(v.string(), v.minLength(20)) })
export type ControlAddress = v.InferOutput<typeof controlAddress>

const fileIn = (folder: string) => join(folder, 'operator.json')

/**
 * Writes the control server's address into the data folder, readable by its owner only. Answers a function that removes
 * the file.
 */
export async function writeControlFile(folder: string, control: ControlAddress): Promise<() => Promise<void>> {
  const file = fileIn(folder)
  await mkdir(folder, { recursive: true })
  // A file left behind may be readable by others.
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify(control), { mode: 0o600, flag: 'wx' })
  return () => rm(file, { force: true })
}

/**
 * Reads the control server's address from a data folder; undefined where there is none. The file may be left behind by
 * a killed server.
 */
export async function readControlFile(folder: string): Promise<ControlAddress | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  )
  const read = text === undefined ? undefined : v.safeParse(v.pipe(v.string(), v.parseJson(), controlAddress), text)
  return read?.success ? read.output : undefined
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** Where the running mall takes the operator's commands, and the word that lets them in. */
const place = v.object({ port: v.pipe(v.number(), v.integer()), word: v.pipe(v.string(), v.minLength(20)) })
export type DoorPlace = v.InferOutput<typeof place>

const fileIn = (folder: string) => join(folder, 'operator.json')

/** Tells the owner of the data folder, and nobody else, where the door is. Answers how to take that back. */
export async function writeDoorFile(folder: string, door: DoorPlace): Promise<() => Promise<void>> {
  const file = fileIn(folder)
  await mkdir(folder, { recursive: true })
  // One that was left behind may be readable by others.
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify(door), { mode: 0o600, flag: 'wx' })
  return () => rm(file, { force: true })
}

/** The door of the mall of a data folder; undefined where none is noted. It may be left behind by one that was killed. */
export async function readDoorFile(folder: string): Promise<DoorPlace | undefined> {
  const text = await readFile(fileIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : Promise.reject(error),
  )
  const read = text === undefined ? undefined : v.safeParse(v.pipe(v.string(), v.parseJson(), place), text)
  return read?.success ? read.output : undefined
}

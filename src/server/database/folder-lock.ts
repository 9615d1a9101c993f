import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Thrown when another process uses the folder. The message says how to resolve the conflict. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that one, or set DATA_FOLDER to another folder.`)
  }
}

/**
 * Reserves the folder for this process; returns a function that releases the folder. Each process puts a lock of its
 * own beside the data and then looks for others. Of two processes, the later one therefore always finds the lock of the
 * earlier one; if both put their locks at the same moment, both are refused. A lock of a killed process is
 * deleted, never taken over, so two processes cannot both take over the same lock.
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const name = `lock.${randomUUID()}`
  const file = join(folder, name)
  // The lock gets its name once it is complete, because other processes delete a lock that names no running process.
  const draft = join(folder, `new-${name}`)
  await writeFile(draft, `${process.pid} ${await startOf(process.pid)}`)
  await rename(draft, file)
  const release = () => rm(file, { force: true })
  const holder = await findHolder(folder, name)
  if (holder === null) return release
  await release()
  throw new FolderInUse(folder, holder)
}

/**
 * The number of a running process with a lock in the folder, apart from the lock `own`; null if there is none. On Linux
 * the start time of a process distinguishes that process from a later process with the same number. `lock` is the name
 * of earlier versions.
 */
async function findHolder(folder: string, own: string): Promise<number | null> {
  for (const name of await readdir(folder)) {
    if (!/^lock(\.|$)/.test(name) || name === own) continue
    const file = join(folder, name)
    // The other process may have released its lock meanwhile.
    const [pid = '', start = ''] = (await readFile(file, 'utf8').catch(() => '')).split(' ')
    const holder = Number(pid)
    if (holder > 0 && isRunning(holder) && (await startOf(holder)) === start) return holder
    await rm(file, { force: true })
  }
  return null
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function startOf(pid: number): Promise<string> {
  try {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ')
    return fields?.[19] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

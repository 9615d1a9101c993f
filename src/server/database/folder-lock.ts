import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Thrown when another process uses the folder. The message says how to resolve the conflict. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that one, or set DATA_FOLDER to another folder.`)
  }
}

/**
 * Reserves the folder for this process with a file `lock` beside the data; returns a function that releases the folder.
 * The lock of a killed process is taken over. On Linux the start time of a process distinguishes that process from a
 * later process with the same number.
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${await startOf(process.pid)}`
  try {
    await writeFile(file, mine, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const [pid = '', start = ''] = (await readFile(file, 'utf8')).split(' ')
    const holder = Number(pid)
    const isAlive = holder > 0 && isRunning(holder) && (await startOf(holder)) === start
    if (isAlive) throw new FolderInUse(folder, holder)
    await writeFile(file, mine)
  }
  return () => rm(file, { force: true })
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

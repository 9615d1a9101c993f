import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The variable that names the folder in which this run's embedded malls lie. */
export const mallsFolder = 'TEST_MALLS_FOLDER'

/** Makes it for one run of the server's tests; it goes with the run. */
export default async function makeMallsFolder(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-malls-'))
  process.env[mallsFolder] = folder
  return () => rm(folder, { recursive: true, force: true })
}

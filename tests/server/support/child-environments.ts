import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import type { Filling } from './filled-folder.ts'
import { currentMall } from './fillings.ts'
import { type ChildMall, startChildMall } from './malls/child-mall.ts'
import { copyOf } from './test-database.ts'

/** A small mall on disk, or in a database of its own on PostgreSQL, to be opened here or by child processes. */
export type ChildEnvironment = {
  readonly folder: string
  /** The settings of the child processes. */
  readonly environment: Record<string, string>
  readonly open: () => Promise<Database>
  readonly start: (more?: Record<string, string>) => ChildMall
}

/** Creates such malls, and ends everything that was started in them. */
export function childEnvironments() {
  const ends: (() => Promise<unknown>)[] = []
  let malls = 0
  const makeEnvironment = async (filling: Filling = currentMall): Promise<ChildEnvironment> => {
    const folder = await mkdtemp(join(tmpdir(), 'place-'))
    ends.push(() => rm(folder, { recursive: true, force: true }))
    const { url, folder: copied, drop } = await copyOf(filling)
    ends.push(drop)
    if (copied) await rename(copied, join(folder, 'database'))
    const open = () => openDatabase({ url, folder: join(folder, 'database') })
    const environment = {
      DATA_FOLDER: folder,
      LOG: 'requests',
      COURIER_PACE: '0',
      ...(url ? { DATABASE_URL: url } : {}),
    }
    return {
      folder,
      environment,
      open,
      start: (more = {}) => {
        malls += 1
        // Malls that share a PostgreSQL database have separate folders.
        const own = url ? { DATA_FOLDER: join(folder, `mall-${malls}`) } : {}
        const mall = startChildMall({ ...environment, ...own, ...more })
        ends.push(() => mall.kill())
        return mall
      },
    }
  }
  return {
    makePlace: makeEnvironment,
    end: async () => {
      for (const end of ends.splice(0).reverse()) await end()
    },
  }
}

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import { logInto } from '../log-lines.ts'
import type { Mall } from '../mall.ts'
import { testDependencies } from '../test-dependencies.ts'

const built = fileURLToPath(new URL('../../../../dist/page', import.meta.url))

/** The folder of the built page. Throws where there is no build. */
export function builtPage(): string {
  if (!existsSync(`${built}/index.html`)) throw new Error('There is no build in dist/page: run `npm run build` first.')
  return built
}

/** The whole mall with its built page over an open mall's database, clock and log. */
export function withPage(
  { db, time, log }: Mall,
  environment: Record<string, string> = {},
  pageFolder = builtPage(),
): Hono {
  return createApp({
    db,
    ...testDependencies({ clock: () => time.now, log: logInto(log) }, environment),
    pageFolder,
  })
}

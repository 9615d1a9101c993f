import { existsSync } from 'node:fs'
import type { Screen } from '#app/screens.ts'

const file = new URL('../../dist/first-view/entry-server.js', import.meta.url)

/** The screens that the built page's routes declare. Throws where there is no build. */
export async function builtScreens(): Promise<readonly Screen[]> {
  if (!existsSync(file)) throw new Error('There is no build in dist/first-view: run `npm run build` first.')
  return ((await import(file.href)) as { screens: readonly Screen[] }).screens
}

/** The screen of a path: a route without parameters comes first. */
export const screenAt = (screens: readonly Screen[], path: string): Screen | undefined =>
  screens
    .filter((screen) => patternOf(screen.path).test(path))
    .toSorted((a, b) => a.path.split('$').length - b.path.split('$').length)[0]

/** `/profile/{-$part}` has an optional parameter, `/store/$shop/$storeId` has two. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replace(/\/\{-\$\w+\}/g, '(/[^/]+)?')
      .replace(/\$\w+/g, '[^/]+')}/?$`,
  )

import type { Finding } from './rule.ts'
import type { Import, SourceFile } from './source-file.ts'

type Room = {
  readonly of: RegExp
  readonly may: readonly RegExp[]
  readonly mayType?: readonly RegExp[]
  readonly packages: RegExp
}

const isPath = (target: string) => /^(src|tests|e2e|index\.html|vite\.config)/.test(target)
const pagePackages =
  /^(react(-dom|-aria-components)?|@lingui\/(core|react)|@tanstack\/(react-|query-)[\w-]+|valibot|workbox-window|uqr|vite|virtual:[\w-]+)(\/|$)/

const shared = /^src\/(offline|contract|words)\//
const middle = [
  /^src\/app\/(shell|ui|session|sync|cache|device|i18n|styles)\//,
  /^src\/app\/features\/[^/]+\/index\.tsx?$/,
  shared,
]

/** Who may import what (architecture.md, Arrows); the first row that fits a file holds. */
const rooms: readonly Room[] = [
  { of: /^src\/contract\//, may: [/^src\/contract\//], packages: /^valibot$/ },
  { of: /^src\/words\//, may: [/^src\/(words|contract)\//], packages: /^@lingui\/core(\/|$)/ },
  { of: /^src\/offline\//, may: [/^src\/(offline|contract)\//], packages: /^(valibot|idb-keyval)$/ },
  { of: /^src\/worker\//, may: [/^src\/(worker|offline|contract|words)\//], packages: /^(workbox-[\w-]+|valibot)$/ },
  {
    of: /^src\/server\//,
    may: [/^src\/(server|contract|words)\//],
    packages:
      /^(node:.*|hono|@hono\/node-server|valibot|pg|@electric-sql\/pglite|sql-template-tag|sharp|jose|nodemailer|web-push|@lingui\/core)(\/|$)/,
  },
  {
    of: /^src\/build\//,
    may: [/^src\/build\//, /^src\/words\//, /^src\/app\/ui\/base\/icon-names\.ts$/],
    packages: /^(node:.*|vite|vite-plugin-pwa|workbox-build|vite-plugin-babel|@lingui\/(cli\/api|conf))$/,
  },
  {
    of: /^src\/app\/ui\//,
    may: [/^src\/app\/ui\//, /^src\/words\//],
    // The language's name is the one word of the contract that a plain format needs.
    mayType: [/^src\/contract\/wire\.ts$/],
    packages: pagePackages,
  },
  {
    of: /^src\/app\/(session|sync|cache|device|i18n)\//,
    may: [/^src\/app\/(session|sync|cache|device|i18n)\//, shared],
    packages: pagePackages,
  },
  { of: /^src\/app\/shell\//, may: middle, mayType: [/^src\/app\/router\.ts$/], packages: pagePackages },
  { of: /^src\/app\/features\//, may: middle, mayType: [/^src\/app\/router\.ts$/], packages: pagePackages },
  {
    of: /^src\/app\/routes\//,
    may: [/^src\/app\/(shell|features|ui|session|sync|cache|device|i18n)\//, shared],
    mayType: [/^src\/app\/router\.ts$/],
    packages: pagePackages,
  },
  { of: /^src\/app\/[^/]+$/, may: [/^src\/app\//, shared], packages: pagePackages },
]

/** Imports that no arrow allows. */
export function forbiddenImports({ path, imports }: SourceFile): Finding[] {
  const room = rooms.find(({ of }) => of.test(path))
  if (!room) return []
  return imports
    .filter((one) => !isAllowed(room, path, one))
    .map(({ line, target }) => ({ line, what: `${placeOf(path)} must not import ${target}` }))
}

function isAllowed(room: Room, path: string, { target, kind }: Import): boolean {
  if (!isPath(target)) return room.packages.test(target)
  const own = /^src\/app\/features\/[^/]+\//.exec(path)?.[0]
  if (own && target.startsWith(own)) return true
  return (
    room.may.some((one) => one.test(target)) ||
    (kind === 'type' && (room.mayType ?? []).some((one) => one.test(target)))
  )
}

const placeOf = (path: string) =>
  (/^src\/app\/(features\/)?[^/.]+(?=\/)/.exec(path) ?? /^src\/[^/]+/.exec(path))?.[0] ?? path

/** Imports of packages or files that `wanted` names. */
export const importsOf =
  (wanted: RegExp) =>
  ({ imports }: SourceFile): Finding[] =>
    imports.filter(({ target }) => wanted.test(target)).map(({ line, target }) => ({ line, what: `imports ${target}` }))

import type { Finding } from './rule.ts'
import type { Import, SourceFile } from './source-file.ts'

type ImportRule = {
  readonly of: RegExp
  readonly may: readonly RegExp[]
  readonly mayType?: readonly RegExp[]
  readonly packages: RegExp
}

const isPath = (target: string) => /^(src|tests|e2e|index\.html|vite\.config)/.test(target)
const pagePackages =
  /^(react(-dom|-aria-components)?|@lingui\/(core|react)|@tanstack\/(react-|query-)[\w-]+|valibot|workbox-window|uqr|qr|vite|virtual:[\w-]+)(\/|$)/

const shared = /^src\/(offline|contract|words)\//
const middle = [
  /^src\/app\/(shell|ui|session|sync|cache|device|i18n|styles)\//,
  /^src\/app\/features\/[^/]+\/index\.tsx?$/,
  shared,
]

/** The import rules (docs/CONTRIBUTING.md#import-rules); the first row that matches a file applies. */
const importRules: readonly ImportRule[] = [
  { of: /^src\/contract\//, may: [/^src\/contract\//], packages: /^valibot$/ },
  { of: /^src\/words\//, may: [/^src\/(words|contract)\//], packages: /^@lingui\/core(\/|$)/ },
  { of: /^src\/offline\//, may: [/^src\/(offline|contract)\//], packages: /^(valibot|idb-keyval)$/ },
  { of: /^src\/worker\//, may: [/^src\/(worker|offline|contract|words)\//], packages: /^(workbox-[\w-]+|valibot)$/ },
  {
    of: /^src\/server\//,
    may: [/^src\/(server|contract|words)\//],
    packages:
      /^(node:.*|hono|@hono\/node-server|valibot|@valibot\/to-json-schema|pino|pg|@electric-sql\/pglite|kysely|sharp|jose|mmdb-lib|nodemailer|web-push|@lingui\/core)(\/|$)/,
  },
  {
    of: /^src\/build\//,
    may: [/^src\/build\//, /^src\/words\//, /^src\/contract\/languages\.ts$/, /^src\/app\/ui\/base\/icon-names\.ts$/],
    packages: /^(node:.*|vite|vite-plugin-pwa|vite-plugin-babel|@lingui\/(cli\/api|conf))$/,
  },
  {
    of: /^src\/app\/ui\//,
    may: [/^src\/app\/ui\//, /^src\/words\//],
    // The language type is the only part of the contract that formatting code needs.
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

/** Imports that no rule allows. */
export function forbiddenImports({ path, imports }: SourceFile): Finding[] {
  const rule = importRules.find(({ of }) => of.test(path))
  if (!rule) return []
  return imports
    .filter((one) => !isAllowed(rule, path, one))
    .map(({ line, target }) => ({ line, message: `${folderOf(path)} must not import ${target}` }))
}

function isAllowed(rule: ImportRule, path: string, { target, kind }: Import): boolean {
  if (!isPath(target)) return rule.packages.test(target)
  const ownFeature = /^src\/app\/features\/[^/]+\//.exec(path)?.[0]
  if (ownFeature && target.startsWith(ownFeature)) return true
  return (
    rule.may.some((one) => one.test(target)) ||
    (kind === 'type' && (rule.mayType ?? []).some((one) => one.test(target)))
  )
}

const folderOf = (path: string) =>
  (/^src\/app\/(features\/)?[^/.]+(?=\/)/.exec(path) ?? /^src\/[^/]+/.exec(path))?.[0] ?? path

/** Imports of packages or files that match `pattern`. */
export const importsOf =
  (pattern: RegExp) =>
  ({ imports }: SourceFile): Finding[] =>
    imports
      .filter(({ target }) => pattern.test(target))
      .map(({ line, target }) => ({ line, message: `imports ${target}` }))

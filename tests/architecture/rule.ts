import type { SourceFile } from './source-file.ts'

/** Where a rule is broken, and by what. */
export type Finding = { readonly line: number; readonly what: string }

/** One architecture rule; `bad` is a file that the rule must catch. */
export type Rule = {
  readonly name: string
  readonly covers: RegExp
  /** Paths that the rule leaves alone, with the reason beside them. */
  readonly except?: RegExp
  readonly find: (file: SourceFile) => readonly Finding[]
  readonly instead: string
  readonly bad: { readonly path: string; readonly text: string }
}

/** What a rule finds in a file, as `path:line: what. What to do instead.` */
export function broken(rule: Rule, file: SourceFile): string[] {
  if (!rule.covers.test(file.path) || rule.except?.test(file.path)) return []
  return rule.find(file).map(({ line, what }) => `${file.path}:${line}: ${what}. ${rule.instead}`)
}

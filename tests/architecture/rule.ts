import type { SourceFile } from './source-file.ts'

/** A violation of a rule: its line and the offending code. */
export type Finding = { readonly line: number; readonly message: string }

/** One architecture rule; `bad` is an example file that the rule must catch. */
export type Rule = {
  readonly name: string
  readonly covers: RegExp
  /** Paths exempt from the rule; the reason is stated beside them. */
  readonly except?: RegExp
  readonly find: (file: SourceFile) => readonly Finding[]
  readonly instead: string
  readonly bad: { readonly path: string; readonly text: string }
}

/** The violations of a rule in a file, as `path:line: message. Advice.` */
export function broken(rule: Rule, file: SourceFile): string[] {
  if (!rule.covers.test(file.path) || rule.except?.test(file.path)) return []
  return rule.find(file).map(({ line, message }) => `${file.path}:${line}: ${message}. ${rule.instead}`)
}

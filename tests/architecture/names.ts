import { posix } from 'node:path'
import type { Finding } from './rule.ts'
import type { SourceFile } from './source-file.ts'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/

/** File and folder names that are not kebab-case. */
export const notKebab = ({ path }: SourceFile): Finding[] =>
  path
    .split('/')
    .filter((part) => !kebab.test(part))
    .map((part) => ({ line: 1, message: `the name "${part}"` }))

/** File names that do not describe the content. */
export const meaninglessNames = ({ path }: SourceFile): Finding[] => {
  const name = posix.basename(path)
  return /^(utils?|helpers?|common|misc|index)\./.test(name) ? [{ line: 1, message: `the name "${name}"` }] : []
}

/** Class names of a style sheet for which docs/glossary.md has a standard term. */
export const privateClassNames = ({ text }: SourceFile): Finding[] =>
  text.split('\n').flatMap((line, at) =>
    [...line.matchAll(/\.(?:ways?|looks?|things?|doors?|wish(?:es)?)(?![\w-])/g)].map(([name]) => ({
      line: at + 1,
      message: `the class ${name}`,
    })),
  )

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A file that may cite a document, by its path from the top of the repository. */
export type CitingFile = { readonly path: string; readonly text: string }

/** Every text file of code, tests, documents and the gate. */
export function citingFiles(): CitingFile[] {
  const inside = ['src', 'tests', 'e2e', '.ci', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|md)$|^run$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).split(sep).join('/')),
  )
  const paths = [...inside.sort(), 'README.md', 'index.html', 'vite.config.ts']
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** The anchors of a document: explicit ones, and the slugs of its headings. Null where there is no such document. */
export function anchorsOf(document: string): ReadonlySet<string> | null {
  if (!existsSync(join(root, document))) return null
  const text = readFileSync(join(root, document), 'utf8')
  const explicit = [...text.matchAll(/<a id="([^"]+)"/g)].map((match) => match[1] ?? '')
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map((match) => slugOf(match[1] ?? ''))
  return new Set([...explicit, ...headings])
}

/** The slug that a Markdown renderer gives a heading. */
const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** One citation: the line, and the path of the cited file with its anchor. */
type Citation = { readonly line: number; readonly path: string; readonly anchor?: string | undefined }

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Citations of documents: `docs/product.md#cart`, the short form of test titles `product#cart`, and links of Markdown. */
export function citationsOf({ path, text }: CitingFile): Citation[] {
  const at = (match: RegExpExecArray | RegExpMatchArray) => lineAt(text, match.index ?? 0)
  const full = [...text.matchAll(/(?<![\w/.])docs\/([\w./-]+\.md)(?:#([\w-]+))?/g)].map((match) => ({
    line: at(match),
    path: `docs/${match[1]}`,
    anchor: match[2],
  }))
  const short = [...text.matchAll(/(?<![\w./-])(product|wire|design|quality)#([\w-]+)/g)].map((match) => ({
    line: at(match),
    path: `docs/${match[1]}.md`,
    anchor: match[2],
  }))
  if (!path.endsWith('.md')) return [...full, ...short]
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g)].map((match) => ({
    line: at(match),
    path: match[1] ? posix.join(dirname(path), match[1]) : path,
    anchor: match[2],
  }))
  // Documents name code by its path.
  const paths = [...text.matchAll(/`((?:src|tests|e2e)\/[\w./-]+)`/g)].map((match) => ({
    line: at(match),
    path: match[1] ?? '',
  }))
  return [...full, ...links, ...paths]
}

/** Citations without a target, as `path:line: message`. */
export function brokenCitations(file: CitingFile): string[] {
  return citationsOf(file).flatMap(({ line, path, anchor }) => {
    if (!existsSync(join(root, path))) return [`${file.path}:${line}: there is no ${path}`]
    const isKnown = anchor === undefined || !path.endsWith('.md') || anchorsOf(path)?.has(anchor)
    return isKnown ? [] : [`${file.path}:${line}: ${path} has no anchor #${anchor}`]
  })
}

/** Numbers of decisions that a file cites, each with its line. */
export const citedDecisions = ({ text }: CitingFile): { line: number; number: string }[] =>
  [...text.matchAll(/\bdecisions? (\d{4}(?:(?:, | and )\d{4})*)/gi)].flatMap((match) =>
    (match[1] ?? '').split(/, | and /).map((number) => ({ line: lineAt(text, match.index), number })),
  )

/** Ways to cite documents that are not in the repository. */
const outside =
  /\b[Ss]pec §|\b[Tt]he spec\b|§\d|(?<![\w/])(architecture|api|toolchain|spec)\.md|DESIGN\.md|(?<![\w/(])quality\.md(?!#)|\b[Ii]ssues? \d/

/** Citations of documents that are not in the repository, as `path:line: message`. */
export const outsideCitations = ({ path, text }: CitingFile): string[] =>
  text.split('\n').flatMap((line, at) => {
    const match = outside.exec(line)
    return match ? [`${path}:${at + 1}: "${match[0]}" is not in the repository`] : []
  })

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/wire.ts'
import type { HeadText } from '#server/crawlers/head-text.ts'
import { partOfRoute, partsUpTo } from '#words/word-parts.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type DocumentParts = {
  lang: Language
  /** The region of the markup, so that a page whose device has another region hides the markup (index.html). */
  regionId: number
  /** The id of the screen's route; null where there is none. */
  routeId: string | null
  /** The manifest key of the screen's chunk, where the screen shares a chunk with others. */
  chunk: string | undefined
  markup: string
  /** The JSON that the page hydrates from. */
  state: string
  head: HeadText
}

/** Manifest key of a route's component: `/products/$productId_/reviews` is `products.$productId_.reviews.tsx`. */
const screenOf = (routeId: string): string => {
  const name = routeId
    .slice(1)
    .replace(/(^|\/)$/, '$1index')
    .replaceAll('/', '.')
  return `src/app/routes/${name}.tsx?tsr-split=component`
}

/** Manifest keys of the message catalogues that a route's screen uses. */
const wordsOf = (routeId: string | null, lang: Language): string[] =>
  partsUpTo(partOfRoute(routeId)).map((part) => `src/words/locales/${lang}.po?part=${part}`)

/** The tags of the shell that load the entry and what it imports. */
const entryTags = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** Assembles documents from the built shell; reads the build once. */
export function openAssets(folder: string, shell: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const styles = new Map<string, string>()
  const styleOf = (file: string) => {
    const text = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').replaceAll('url(./', 'url(/assets/')
    styles.set(file, text)
    return text
  }

  /** The chunk of a manifest key and every chunk that it imports. */
  const chunksOf = (key: string, seen = new Set<string>()): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk, ...(chunk.imports ?? []).flatMap((next) => chunksOf(next, seen))]
  }

  // The entry and its imports load after the first pictures and with low priority, because nothing in the first view
  // depends on a script.
  const entryScripts = [...shell.matchAll(entryTags)].map(([tag]) =>
    tag.replace(/^<script|^<link rel="modulepreload"/, '$& fetchpriority="low"'),
  )
  // The import map must precede the first module script and the first preload of a module.
  const importMap = /<script type="importmap">[^<]*<\/script>/.exec(shell)?.[0] ?? ''

  // The entry's own style sheets are taken from the shell, because the manifest lists the entry under the chunk into
  // which it was merged.
  const shellSheets = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map(
    (match) => match[1] as string,
  )

  const partsFor = ({ lang, routeId, chunk }: DocumentParts) => {
    const chunks = [
      ...(routeId === null ? [] : chunksOf(chunk ?? screenOf(routeId))),
      ...wordsOf(routeId, lang).flatMap((key) => chunksOf(key)),
    ]
    const scripts = [...new Set(chunks.map(({ file }) => file))].filter(
      (file) => !entryScripts.some((script) => script.includes(file)),
    )
    const sheets = [...new Set([...shellSheets, ...chunks.flatMap(({ css = [] }) => css)])]
    // The attribute names the inlined style sheets, so that the page does not fetch them again (fetch-later.ts).
    const names = sheets.map((file) => `/${file}`).join(' ')
    return {
      head: `<style data-sheets="${names}">${sheets.map(styleOf).join('')}</style>`,
      end:
        importMap +
        entryScripts.join('') +
        scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`).join(''),
    }
  }

  return {
    /** One document: language, region, head, critical styles, the route's chunks, markup and data. */
    document(parts: DocumentParts): string {
      // React writes its preloads before the markup; they belong in the head.
      const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(parts.markup)?.[0] ?? ''
      const { head, end } = partsFor(parts)
      const state = parts.state.replaceAll('<', '\\u003c')
      return shell
        .replace('<html lang="en">', `<html lang="${parts.lang}" data-region="${parts.regionId}">`)
        .replace(importMap, '')
        .replace(/<link rel="stylesheet"[^>]*>/g, '')
        .replace(entryTags, '')
        .replace('<!--head-->', () => parts.head.later + preloads + head)
        .replace('<!--markup-->', () => parts.markup.slice(preloads.length))
        .replace(
          '<!--data-->',
          () => `${end}<script type="application/json" id="first-view">${state}</script>${parts.head.data}`,
        )
        .replace(/<title>[^<]*<\/title>/, (title) => parts.head.first || title)
    },
  }
}

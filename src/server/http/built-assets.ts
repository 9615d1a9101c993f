import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../contract/wire.ts'
import { brand } from '../../words/brand.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type DocumentParts = { path: string; lang: Language; markup: string; answers: string }

/** Route file of a path's screen, as the build's manifest names it. */
function routeOf(path: string): string {
  const [first = '', second] = path.replace(/^\/|\/$/g, '').split('/')
  if (first === '') return 'index.tsx'
  if (first === 'products') return 'products.$productId.tsx'
  if (first === 'store') return 'store.$shop.$storeId.tsx'
  if (first === 'policies') return 'policies.$policy.$language.tsx'
  if (first === 'about' || first === 'saved') return `${first}.tsx`
  return second ? '$categoryList.$categoryId.tsx' : ''
}

/** Puts documents together out of the built shell; reads the build once. */
export function openAssets(folder: string, shell: string) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const styles = new Map<string, string>()
  const styleOf = (file: string) => {
    const text = styles.get(file) ?? readFileSync(join(folder, file), 'utf8').replaceAll('url(./', 'url(/assets/')
    styles.set(file, text)
    return text
  }

  /** Every chunk that a manifest key needs, itself first. */
  const chunksOf = (key: string, seen = new Set<string>()): Chunk[] => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [chunk, ...(chunk.imports ?? []).flatMap((next) => chunksOf(next, seen))]
  }

  // The entry's own sheets stand in the shell: the manifest lists the entry under the chunk that took it in.
  const shellSheets = [...shell.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)].map((match) => match[1] as string)

  const head = ({ path, lang }: DocumentParts) => {
    const route = Object.keys(manifest).filter((key) => key.includes(`src/app/routes/${routeOf(path)}`) && routeOf(path) !== '')
    const chunks = [...route.flatMap((key) => chunksOf(key)), ...chunksOf(`src/words/locales/${lang}.po`)]
    const scripts = [...new Set(chunks.map(({ file }) => file))].filter((file) => !shell.includes(file))
    const sheets = [...new Set([...shellSheets, ...chunks.flatMap(({ css = [] }) => css)])]
    // A sheet that stands in the document is named by a disabled link, so that the build's loader does not fetch it again.
    return (
      `<style>${sheets.map(styleOf).join('')}</style>` +
      sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('') +
      scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`).join('')
    )
  }

  return {
    /** One document: language, critical styles, the route's chunks, markup and the answers (JSON) it was made of. */
    document(parts: DocumentParts): string {
      // React writes its preloads in front of the markup; their place is the head.
      const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(parts.markup)?.[0] ?? ''
      const answers = parts.answers.replaceAll('<', '\\u003c')
      return shell
        .replace('<html lang="en">', `<html lang="${parts.lang}">`)
        .replace(/<link rel="stylesheet"[^>]*>/g, '')
        .replace('<!--head-->', () => preloads + head(parts))
        .replace('<!--markup-->', () => parts.markup.slice(preloads.length))
        .replace('<!--data-->', () => `<script type="application/json" id="first-view">${answers}</script>`)
        .replace(/<title>[^<]*<\/title>/, `<title>${brand.name}</title>`)
    },
  }
}

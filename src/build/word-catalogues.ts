import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin, Rolldown } from 'vite'
import { firstRoutes, type WordPart } from '#words/word-parts.ts'

type Chunks = Readonly<Record<string, Rolldown.RenderedChunk>>

const request = /\.po\?part=(\w+)$/
/** A catalogue in the page's build until all chunks are known: file and part. */
const placeholder = /(["'`])catalogue:([^:"'`]+):(\w+)\1/

/**
 * Compiles one part of a language's messages to a module: `ru.po?part=later` exports its `messages`
 * (words/word-parts.ts). In the page's build the chunks decide in which part a message is. The server's build and the
 * development server have no such chunks: there the first part has all messages.
 */
export function wordCatalogues(): Plugin {
  const config = getConfig()
  const root = config.rootDir as string

  /** The messages of a catalogue that are used by the given files, as an expression. */
  async function compile(file: string, isWanted: (files: readonly string[]) => boolean): Promise<string> {
    const found = getCatalogForFile(relative(root, file), await getCatalogs(config))
    if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts.`)
    const { locale, catalog } = found
    const [read, { messages }] = await Promise.all([
      catalog.read(locale),
      catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale: 'en' }),
    ])
    const wanted = Object.entries(messages).filter(([message]) => {
      const files = read?.[message]?.origin?.map(([origin]) => origin) ?? []
      const gone = files.find((one) => !existsSync(join(root, one)))
      if (gone) throw new Error(`${file} names ${gone}, which does not exist. Run: npm run words`)
      return isWanted(files)
    })
    const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(wanted), { namespace: 'json' })
    if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
    return `JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(source).messages))})`
  }

  return {
    name: 'word-catalogues',
    async transform(_source, id) {
      const part = request.exec(id)?.[1]
      if (!part) return null
      const file = id.replace(/\?.*$/, '')
      this.addWatchFile(file)
      const isDivided = this.environment.mode === 'build' && this.environment.name === 'client'
      const messages = isDivided ? `'catalogue:${file}:${part}'` : await compile(file, () => part === 'first')
      return { code: `export const messages = ${messages}`, map: null, moduleType: 'js' }
    },
    async renderChunk(code, _chunk, _options, { chunks }) {
      const [text, , file, part] = placeholder.exec(code) ?? []
      if (text === undefined || file === undefined) return null
      const partOf = divide(chunks, root)
      const messages = await compile(file, (files) => partOf(files) === part)
      return code.replace(text, () => messages)
    },
  }
}

/**
 * Tells the part of a message by the files that use it; null where no chunk contains one of them. The first part is for
 * the chunks of the first views with their static imports, the second for those that they load from folders named
 * `later/`.
 */
function divide(chunks: Chunks, root: string): (files: readonly string[]) => WordPart | null {
  const filesOf = (chunk: Rolldown.RenderedChunk) =>
    chunk.moduleIds.map((id) => relative(root, id).replace(/\?.*$/, ''))
  const all = Object.values(chunks)
  const isFirst = (id: string) =>
    Object.values(firstRoutes).some((file) => id.endsWith(`/src/app/routes/${file}?tsr-split=component`))
  const isLater = (name: string) => chunks[name]?.moduleIds.some((id) => id.includes('/later/')) ?? false

  const reach = (names: readonly string[], nextOf: (chunk: Rolldown.RenderedChunk) => readonly string[]) => {
    const reached = new Set(names)
    for (const name of reached) for (const next of chunks[name] ? nextOf(chunks[name]) : []) reached.add(next)
    return new Set([...reached].flatMap((name) => (chunks[name] ? filesOf(chunks[name]) : [])))
  }
  const roots = all.filter((chunk) => chunk.isEntry || chunk.moduleIds.some(isFirst)).map(({ fileName }) => fileName)
  const first = reach(roots, ({ imports }) => imports)
  const later = reach(roots, ({ imports, dynamicImports }) => [...imports, ...dynamicImports.filter(isLater)])
  const built = new Set(all.flatMap(filesOf))

  return (files) => {
    if (files.length === 0 || files.some((file) => first.has(file))) return 'first'
    if (files.some((file) => later.has(file))) return 'later'
    return files.some((file) => built.has(file)) ? 'rest' : null
  }
}

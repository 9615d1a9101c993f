import { relative } from 'node:path'
import { createCompilationErrorMessage, createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { partsOfMessage, type WordPart, wordParts } from '#words/word-parts.ts'

const request = /\.po\?part=(\w+)$/

/**
 * Compiles one part of a language's messages to a module: `ru.po?part=product` exports its `messages`
 * (words/word-parts.ts).
 */
export function wordCatalogues(): Plugin {
  const config = getConfig()
  return {
    name: 'word-catalogues',
    async transform(_source, id) {
      const part = request.exec(id)?.[1] as WordPart | undefined
      if (!part) return null
      if (!wordParts.includes(part))
        throw new Error(`There is no part "${part}" of the words: words/word-parts.ts names them.`)
      const file = id.replace(/\?.*$/, '')
      const found = getCatalogForFile(relative(config.rootDir as string, file), await getCatalogs(config))
      if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts.`)
      const { locale, catalog } = found
      const [read, { messages }] = await Promise.all([
        catalog.read(locale),
        catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale: 'en' }),
      ])
      const wanted = Object.entries(messages).filter(([message]) =>
        partsOfMessage(read?.[message]?.origin?.map(([origin]) => origin) ?? []).includes(part),
      )
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(wanted), { namespace: 'es' })
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors))
      this.addWatchFile(file)
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}

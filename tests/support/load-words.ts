import { fileURLToPath } from 'node:url'
import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { i18n } from '@lingui/core'

const config = getConfig({ configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)) })

/** The ids of all messages in the code: a screen shows an id where its part of the messages lacks the message. */
export async function messageIds(): Promise<ReadonlySet<string>> {
  const [catalogue] = await getCatalogs(config)
  return new Set(Object.keys((await catalogue?.read('en')) ?? {}))
}

/** Loads all five languages into `i18n`, English first; returns each language's translation by English message. */
export async function loadWords(): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const [catalogue] = await getCatalogs(config)
  const read = Object.entries((await catalogue?.readAll()) ?? {}).map(
    ([language, entries]) => [language, Object.entries(entries ?? {})] as const,
  )
  for (const [language, entries] of read)
    i18n.load(language, Object.fromEntries(entries.map(([id, { translation }]) => [id, translation ?? ''])))
  i18n.activate('en')
  return new Map(
    read.map(([language, entries]) => [
      language,
      new Map(entries.map(([id, { message, translation }]) => [message ?? id, translation ?? ''])),
    ]),
  )
}

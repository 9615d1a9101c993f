import { useEffect, useState } from 'react'
import type { Language } from '#contract/wire.ts'
import { useConnection } from '#sync/connection.ts'
import type { HelpGroup } from '#words/help/help-shapes.ts'

/** One chunk per language; the warm-up fetches the shopper's own. */
const texts: Record<Language, () => Promise<{ help: readonly HelpGroup[] }>> = {
  en: () => import('#words/help/help.en.ts'),
  zh: () => import('#words/help/help.zh.ts'),
  tr: () => import('#words/help/help.tr.ts'),
  ru: () => import('#words/help/help.ru.ts'),
  pt: () => import('#words/help/help.pt.ts'),
}

export type HelpState =
  | { readonly state: 'loading' }
  | { readonly state: 'not-saved' | 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly groups: readonly HelpGroup[] }

/** The help texts of a language, fetched when help is opened. */
export function useHelpText(lang: Language): HelpState {
  const [text, setText] = useState<{ lang: Language; groups: readonly HelpGroup[] | null } | null>(null)
  const connection = useConnection()
  const start = () => {
    setText(null)
    texts[lang]().then(
      ({ help }) => setText({ lang, groups: help }),
      () => setText({ lang, groups: null }),
    )
  }
  useEffect(start, [lang])
  if (text?.lang !== lang) return { state: 'loading' }
  return text.groups
    ? { state: 'ready', groups: text.groups }
    : { state: connection === 'offline' ? 'not-saved' : 'failed', retry: start }
}

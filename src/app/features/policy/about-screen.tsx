import type { Language } from '#contract/wire.ts'
import { usePlace } from '#device/place.ts'
import type { Policy } from '#words/policies/policy-shapes.ts'
import { PolicyText } from './policy-text.tsx'

const texts: Record<Language, () => Promise<{ about: Policy }>> = {
  en: () => import('#words/about/about.en.ts'),
  zh: () => import('#words/about/about.zh.ts'),
  tr: () => import('#words/about/about.tr.ts'),
  ru: () => import('#words/about/about.ru.ts'),
  pt: () => import('#words/about/about.pt.ts'),
}

/** About the mall, in all five languages. */
export function AboutScreen() {
  const { lang } = usePlace()
  return <PolicyText key={lang} load={() => texts[lang]().then(({ about }) => about)} lang={lang} />
}

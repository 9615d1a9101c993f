import type { Language } from '#contract/wire.ts'
import { brand } from '#words/brand.ts'
import type { Policy } from '#words/policies/policy-shapes.ts'

const abouts: Record<Language, () => Promise<{ about: Policy }>> = {
  en: () => import('#words/about/about.en.ts'),
  zh: () => import('#words/about/about.zh.ts'),
  tr: () => import('#words/about/about.tr.ts'),
  ru: () => import('#words/about/about.ru.ts'),
  pt: () => import('#words/about/about.pt.ts'),
}

/** The texts of the policies, each a chunk of its own; the suffix is the route's (docs/product.md#routes). */
const policies: Record<string, () => Promise<{ policy: Policy }>> = {
  'service-agreement/en-us': () => import('#words/policies/service-agreement.en-us.ts'),
  'service-agreement/zh-cn': () => import('#words/policies/service-agreement.zh-cn.ts'),
  'privacy-agreement/en-us': () => import('#words/policies/privacy-agreement.en-us.ts'),
  'privacy-agreement/zh-cn': () => import('#words/policies/privacy-agreement.zh-cn.ts'),
  'refund-policy/en-us': () => import('#words/policies/refund-policy.en-us.ts'),
  'refund-policy/zh-cn': () => import('#words/policies/refund-policy.zh-cn.ts'),
}

/** Fetches the text about the mall. */
export const fetchAbout = async (lang: Language): Promise<Policy> => (await abouts[lang]()).about

/** How a policy's text is fetched; undefined where there is no such policy in this language. */
export function policyFetcher(name: string, language: string): (() => Promise<Policy>) | undefined {
  const load = policies[`${name}/${language}`]
  return load && (async () => (await load()).policy)
}

/** Fills the mall's name and its host into a text. */
export const filledText = (text: string, host: string): string =>
  text.replaceAll('{brand}', brand.name).replaceAll('{host}', host)

/** The title of a long text's page. */
export const longTextTitle = (text: Policy, host: string): string => filledText(text.title, host)

import type { Language } from '#contract/wire.ts'
import { brand } from '#words/brand.ts'
import type { Policy } from '#words/policies/policy-shapes.ts'

const policyPath = /^\/policies\/(service-agreement|privacy-agreement|refund-policy)\/(en-us|zh-cn)\/?$/

/** Title and beginning of a policy or of About, whose texts the page loads separately; undefined for any other page. */
export async function longText(
  path: string,
  lang: Language,
): Promise<{ title: string; description: string } | undefined> {
  const named = policyPath.exec(path)
  const text = named
    ? await policy(`${named[1]}.${named[2]}`)
    : /^\/about\/?$/.test(path)
      ? await about(lang)
      : undefined
  return text && { title: filled(text.title), description: filled(text.sections[0]?.paragraphs[0] ?? text.title) }
}

const policy = async (file: string) => ((await import(`../../words/policies/${file}.ts`)) as { policy: Policy }).policy
const about = async (lang: Language) =>
  ((await import(`../../words/about/about.${lang}.ts`)) as { about: Policy }).about
const filled = (text: string) => text.replaceAll('{brand}', brand.name).replaceAll('{host}', '')

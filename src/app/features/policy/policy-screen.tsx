import { PageNotFound } from '#shell/page-not-found.tsx'
import { PolicyText } from './policy-text.tsx'
import { policyFetcher } from './policy-texts.ts'

/** A policy in one of its two languages. */
export function PolicyScreen({ name, language }: { name: string; language: string }) {
  const load = policyFetcher(name, language)
  if (!load) return <PageNotFound />
  return <PolicyText key={`${name}/${language}`} load={load} lang={language === 'zh-cn' ? 'zh' : 'en'} />
}

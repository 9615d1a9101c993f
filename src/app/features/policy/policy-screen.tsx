import { PageNotFound } from '#shell/page-not-found.tsx'
import type { Policy } from '#words/policies/policy-shapes.ts'
import { PolicyText } from './policy-text.tsx'

type Load = () => Promise<{ policy: Policy }>

/** Each text is a chunk of its own; the suffix is part of the route (docs/product.md#policies). */
const policies: Record<string, Load> = {
  'service-agreement/en-us': () => import('#words/policies/service-agreement.en-us.ts'),
  'service-agreement/zh-cn': () => import('#words/policies/service-agreement.zh-cn.ts'),
  'privacy-agreement/en-us': () => import('#words/policies/privacy-agreement.en-us.ts'),
  'privacy-agreement/zh-cn': () => import('#words/policies/privacy-agreement.zh-cn.ts'),
  'refund-policy/en-us': () => import('#words/policies/refund-policy.en-us.ts'),
  'refund-policy/zh-cn': () => import('#words/policies/refund-policy.zh-cn.ts'),
}

/** A policy in one of its two languages. */
export function PolicyScreen({ name, language }: { name: string; language: string }) {
  const load = policies[`${name}/${language}`]
  if (!load) return <PageNotFound />
  return (
    <PolicyText
      key={`${name}/${language}`}
      load={() => load().then(({ policy }) => policy)}
      lang={language === 'zh-cn' ? 'zh' : 'en'}
    />
  )
}

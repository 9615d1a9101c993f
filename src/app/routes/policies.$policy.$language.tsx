import { createFileRoute, notFound } from '@tanstack/react-router'
import { PolicyScreen } from '#features/policy/policy-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

const policies = ['service-agreement', 'privacy-agreement', 'refund-policy']
const languages = ['en-us', 'zh-cn']

export const Route = createFileRoute('/policies/$policy/$language')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Policies',
        examples: { policy: '/policies/privacy-agreement/en-us' },
        sitemap: policies.flatMap((policy) => languages.map((language) => `/policies/${policy}/${language}`)),
      }
    : {},
  loader: (opened) => {
    const { policy, language } = opened.params
    if (!policies.includes(policy) || !languages.includes(language)) throw notFound()
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) => import('#features/policy/policy-meta.ts').then(({ policyHead }) => policyHead(route))
    : undefined,
  component: function Policy() {
    const { policy, language } = Route.useParams()
    return <PolicyScreen name={policy} language={language} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { PolicyScreen } from '#features/policy/policy-screen.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/policies/$policy/$language')({
  loader: openPage,
  component: function Policy() {
    const { policy, language } = Route.useParams()
    return <PolicyScreen name={policy} language={language} />
  },
})

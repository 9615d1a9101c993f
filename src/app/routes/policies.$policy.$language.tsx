import { createFileRoute } from '@tanstack/react-router'
import { PolicyScreen } from '../features/policy/policy-screen.tsx'

export const Route = createFileRoute('/policies/$policy/$language')({
  component: function Policy() {
    const { policy, language } = Route.useParams()
    return <PolicyScreen name={policy} language={language} />
  },
})

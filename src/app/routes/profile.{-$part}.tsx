import { createFileRoute } from '@tanstack/react-router'
import { ProfilePart } from '#features/profile/profile-part.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/profile/{-$part}')({
  loader: openPage,
  component: function Profile() {
    return <ProfilePart part={Route.useParams().part} />
  },
})

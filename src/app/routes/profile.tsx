import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'
import { openPage } from '../shell/open-page.ts'

export const Route = createFileRoute('/profile')({ loader: openPage, component: ProfileScreen })

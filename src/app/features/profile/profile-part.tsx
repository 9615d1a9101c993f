import { PageNotFound } from '../../shell/page-not-found.tsx'
import { AllOrders, SavedCards } from '../buying/door.ts'
import { ProfileEditScreen, SecurityScreen } from '../account/door.ts'
import { ProfileScreen } from './profile-screen.tsx'

/** `/profile` and the pages below it, which are one route: every route costs the first view some bytes. */
export function ProfilePart({ part }: { part: string | undefined }) {
  if (part === undefined) return <ProfileScreen />
  if (part === 'edit') return <ProfileEditScreen />
  if (part === 'orders') return <AllOrders />
  if (part === 'cards') return <SavedCards />
  return part === 'security' ? <SecurityScreen /> : <PageNotFound />
}

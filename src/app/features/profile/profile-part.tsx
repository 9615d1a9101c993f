import { ProfileEditScreen, SecurityScreen } from '#features/account/index.ts'
import { AllOrders, Coins, OwnReviews, SavedCards } from '#features/buying/index.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { ProfileScreen } from './profile-screen.tsx'

/** `/profile` and the pages below it as one route, because every route adds bytes to the first view. */
export function ProfilePart({ part }: { part: string | undefined }) {
  if (part === undefined) return <ProfileScreen />
  if (part === 'edit') return <ProfileEditScreen />
  if (part === 'orders') return <AllOrders />
  if (part === 'cards') return <SavedCards />
  if (part === 'coins') return <Coins />
  if (part === 'reviews') return <OwnReviews />
  return part === 'security' ? <SecurityScreen /> : <PageNotFound />
}

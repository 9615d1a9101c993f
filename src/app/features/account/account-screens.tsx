import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { AccountPage } from './account-page.tsx'

const ProfileCards = lazy(() => import('./profile-cards.tsx'))
const SecurityCards = lazy(() => import('./security-cards.tsx'))

/** `/profile/edit`: the public and personal details of a shopper (docs/product.md#account). */
export function ProfileEditScreen() {
  const { t } = useLingui()
  return <AccountPage title={t`Edit profile`} cards={ProfileCards} />
}

/**
 * `/profile/security`: login methods, signed-in devices, and the data that the shop stores (docs/product.md#account).
 */
export function SecurityScreen() {
  const { t } = useLingui()
  return <AccountPage title={t`Account and security`} cards={SecurityCards} />
}

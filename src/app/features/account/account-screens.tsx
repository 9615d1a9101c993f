import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { AccountPage } from './account-page.tsx'

const ProfileCards = lazy(() => import('./profile-cards.tsx'))
const SecurityCards = lazy(() => import('./security-cards.tsx'))

/**
 * `/profile/edit`: what others see of a shopper, and what a shopper tells of themselves (docs/product.md#account,
 * profile edit).
 */
export function ProfileEditScreen() {
  const { t } = useLingui()
  return <AccountPage title={t`Edit profile`} cards={ProfileCards} />
}

/**
 * `/profile/security`: how one logs in, where one is logged in, and what the shop keeps (docs/product.md#account,
 * account and security).
 */
export function SecurityScreen() {
  const { t } = useLingui()
  return <AccountPage title={t`Account and security`} cards={SecurityCards} />
}

import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { AccountPage } from './account-page.tsx'
import { profileEditTitle, securityTitle } from './account-titles.ts'

const ProfileCards = lazy(() => import('./profile-cards.tsx'))
const SecurityCards = lazy(() => import('./security-cards.tsx'))

/** `/profile/edit`: the public and personal details of a shopper (docs/product.md#account). */
export function ProfileEditScreen() {
  const { i18n } = useLingui()
  return <AccountPage title={profileEditTitle(i18n)} cards={ProfileCards} />
}

/**
 * `/profile/security`: login methods, signed-in devices, and the data that the server stores (docs/product.md#account).
 */
export function SecurityScreen() {
  const { i18n } = useLingui()
  return <AccountPage title={securityTitle(i18n)} cards={SecurityCards} />
}

import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { AccountPage } from './account-page.tsx'
import { profileEditTitle, securityTitle } from './account-titles.ts'

const ProfileCards = lazy(() => import('./profile-cards.tsx'))
const SecurityCards = lazy(() => import('./security-cards.tsx'))

/** `/profile/edit`: what others see of a shopper, and what a shopper tells of themselves (spec §2, profile edit). */
export function ProfileEditScreen() {
  const { i18n } = useLingui()
  return <AccountPage title={profileEditTitle(i18n)} cards={ProfileCards} />
}

/** `/profile/security`: how one logs in, where one is logged in, and what the shop keeps (spec §2, account and security). */
export function SecurityScreen() {
  const { i18n } = useLingui()
  return <AccountPage title={securityTitle(i18n)} cards={SecurityCards} />
}

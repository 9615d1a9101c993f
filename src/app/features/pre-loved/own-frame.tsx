import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import styles from './own-screens.module.css'
import { ownOffersTitle, preLovedTitle, sellTitle } from './pre-loved-titles.ts'

type Properties = {
  title: string
  /** Content at the side on the desktop, and at the end on the phone. */
  beside: ReactNode
  children: ReactNode
}

/** The ground and title of the screens of a shopper's own offers. */
export function OwnFrame({ title, beside, children }: Properties) {
  const { t, i18n } = useLingui()
  return (
    <Canvas title={title}>
      <ChipRow label={t`Pre-loved`}>
        <ChipLink href="/pre-loved/offer" isChosen={title === sellTitle(i18n)}>
          {sellTitle(i18n)}
        </ChipLink>
        <ChipLink href="/pre-loved/offers" isChosen={title === ownOffersTitle(i18n)}>
          {ownOffersTitle(i18n)}
        </ChipLink>
        <ChipLink href="/pre-loved">{preLovedTitle(i18n)}</ChipLink>
      </ChipRow>
      <div className={styles.columns}>
        <div className={styles.main}>{children}</div>
        <div className={styles.beside}>{beside}</div>
      </div>
    </Canvas>
  )
}

/** Placeholder of the form and of the list. */
export const OwnSkeleton = () => (
  <div className={styles.awaited} aria-busy="true">
    <Skeleton kind="hero" />
  </div>
)

/** The sign-in prompt of these screens. */
export function OwnLoginPrompt() {
  const { t } = useLingui()
  return (
    <LoginPrompt
      title={t`Log in to sell your items`}
      sentence={t`Your listings and payouts are kept in your account.`}
      skeleton={
        <div className="page" aria-busy="true">
          <OwnSkeleton />
        </div>
      }
    />
  )
}

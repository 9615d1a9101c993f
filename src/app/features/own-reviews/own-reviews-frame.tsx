import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoginPrompt } from '#features/sign-in/index.ts'
import { classes } from '#ui/base/class-names.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Canvas } from '#ui/layout/canvas.tsx'
import { ChipLink, ChipRow } from '#ui/list/chip.tsx'
import styles from './rate.module.css'
import { ownReviewsTitle, rateTitle } from './rate-titles.ts'

type Properties = {
  title: string
  /** The list of this screen; absent for a form, which has no links between the lists. */
  shows?: 'rate' | 'mine'
  children: ReactNode
}

/** The ground and title of the screens of a shopper's own reviews, with links between their two lists. */
export function OwnReviewsFrame({ title, shows, children }: Properties) {
  const { t, i18n } = useLingui()
  return (
    <Canvas title={title}>
      {shows && (
        <ChipRow label={t`Reviews`}>
          <ChipLink href="/Completed/RateProduct" isChosen={shows === 'rate'}>
            {rateTitle(i18n)}
          </ChipLink>
          <ChipLink href="/profile/reviews" isChosen={shows === 'mine'}>
            {ownReviewsTitle(i18n)}
          </ChipLink>
        </ChipRow>
      )}
      {children}
    </Canvas>
  )
}

/** Placeholder of a list of items or reviews. */
export function ReviewsSkeleton() {
  return (
    <div className={classes(styles.list, styles.skeleton)}>
      {[0, 1, 2].map((nth) => (
        <Skeleton key={nth} kind="block" />
      ))}
    </div>
  )
}

/** The sign-in prompt on these screens: a guest has received nothing. */
export function ReviewsLoginPrompt() {
  const { t } = useLingui()
  return (
    <LoginPrompt
      title={t`Log in to review your items`}
      sentence={t`You can review everything that you have received.`}
      skeleton={
        <div className="page" aria-busy="true">
          <ReviewsSkeleton />
        </div>
      }
    />
  )
}

import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { CardSkeletons } from '#ui/feedback/skeleton.tsx'
import { Rail } from '#ui/list/rail.tsx'
import styles from './finds.module.css'

/** The id of the place, to which a test or a link may refer. */
const findsId = 'finds'

// Finds are not essential to a screen: if their code cannot be loaded, they are absent.
const Finds = lazy(() =>
  withWords(import('./later/finds.tsx'), 'later').then(
    ({ Finds }) => ({ default: Finds }),
    () => ({ default: () => null }),
  ),
)

/**
 * The finds of the day (docs/product.md#finds). The first view reserves the space; code and answers load later, without
 * a layout shift.
 */
export function FindsOfTheDay() {
  const waiting = <FindsSkeleton />
  return (
    <div id={findsId} className={styles.place}>
      {useIsHydrated() ? (
        <Suspense fallback={waiting}>
          <Finds waiting={waiting} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  )
}

function FindsSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true">
      <div className={styles.title} />
      <div className={styles.kinds} />
      <div className={styles.cells}>
        <Rail label={t`Loading`} isGridOnDesktop>
          <CardSkeletons number={6} kind="rail" />
        </Rail>
      </div>
    </div>
  )
}

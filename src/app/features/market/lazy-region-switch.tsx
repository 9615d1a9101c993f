import { type ComponentProps, Suspense } from 'react'
import { useIsHydrated } from '#device/hydration.ts'
import { withWords } from '#i18n/with-words.ts'
import { lazyPart } from '#ui/base/lazy-part.ts'
import styles from './lazy-region-switch.module.css'

const LazyButton = lazyPart(() =>
  withWords(import('./later/region-switch-button.tsx'), 'later').then(({ RegionSwitchButton }) => ({
    default: RegionSwitchButton,
  })),
)

/** The button that switches to the region of a page's content; its space is reserved while the code is loaded. */
export const RegionSwitchButton = (properties: ComponentProps<typeof LazyButton>) => (
  <div className={styles.space}>
    {useIsHydrated() && (
      <Suspense>
        <LazyButton {...properties} />
      </Suspense>
    )}
  </div>
)

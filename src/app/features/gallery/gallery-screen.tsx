import { useSyncExternalStore } from 'react'
import { Segmented } from '#ui/choice/segmented.tsx'
import { ToastRegion } from '#ui/feedback/toast-region.tsx'
import { TabPanel } from '#ui/list/tab-panel.tsx'
import { CardSpecimens } from './card-specimens.tsx'
import { CartSpecimens } from './cart-specimens.tsx'
import { ControlSpecimens } from './control-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import styles from './gallery-screen.module.css'
import { MessageSpecimens } from './message-specimens.tsx'
import { ProductSpecimens } from './product-specimens.tsx'

const themes = [
  { id: 'light', words: 'Light' },
  { id: 'dark', words: 'Dark' },
] as const

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
const theme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

/** The design kit on one page, to be compared with png/components.png. Its texts are samples and are not translated. */
export function GalleryScreen() {
  const chosen = useSyncExternalStore(subscribe, theme, () => 'light' as const)
  return (
    <main className={styles.page}>
      <TabPanel group="theme" id={chosen} isChosen>
        <div className="page">
          <div className={styles.head}>
            <h1>{'Components'}</h1>
            <Segmented
              group="theme"
              label="Theme"
              tabs={themes}
              chosen={chosen}
              onChoose={(id) => void (document.documentElement.dataset.theme = id)}
            />
          </div>
          <div className={styles.cards}>
            <ControlSpecimens />
            <FormSpecimens />
            <ProductSpecimens />
            <MessageSpecimens />
            <CartSpecimens />
            <CardSpecimens />
          </div>
        </div>
      </TabPanel>
      <ToastRegion />
    </main>
  )
}

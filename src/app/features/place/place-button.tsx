import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { allRegions } from '../../../contract/questions.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { withWords } from '../../i18n/with-words.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './place-button.module.css'

const loadMenu = () => withWords(import('./place-menu.tsx'), 'later')
export const PlaceMenu = lazy(() => loadMenu().then((module) => ({ default: module.PlaceMenu })))

/** Shows region and language and opens their menu, which is fetched at the first touch; the tap waits for it. */
export function PlaceButton({ kind }: { kind: 'bar' | 'utility' }) {
  const { t } = useLingui()
  const { regionId, lang } = usePlace()
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  const [isOpen, setOpen] = useState(false)
  const region = data?.value.find((one) => one.regionId === regionId)
  const start = () => void loadMenu().catch(() => {})
  return (
    <>
      <button
        type="button"
        className={styles[kind]}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t`Region and language: ${region?.regionName ?? ''}, ${languageNames[lang]}`}
        onPointerEnter={start}
        onTouchStart={start}
        onFocus={start}
        onClick={() => setOpen(true)}
      >
        {region && <img className={styles.flag} src={region.flag} alt="" width={20} height={20} fetchPriority="low" />}
        <span className={styles.name}>{kind === 'bar' ? region?.regionName : region && `${region.regionName} · ${region.priceSymbol}`}</span>
        {kind === 'utility' && <span className={styles.language}><Icon name="globe" size={18} />{languageNames[lang]}</span>}
        <Icon name="caret-down-bold" size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <PlaceMenu regions={data?.value ?? []} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

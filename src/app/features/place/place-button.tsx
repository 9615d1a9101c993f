import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { usePlace } from '#device/place.ts'
import { languageNames } from '#i18n/language-names.ts'
import { withWords } from '#i18n/with-words.ts'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import styles from './place-button.module.css'

/** Fetches the menu's chunk. */
export const fetchPlaceMenu = () =>
  withWords(import('./later/place-menu.tsx'), 'later').then(({ PlaceMenu }) => ({ default: PlaceMenu }))
export const PlaceMenu = lazy(fetchPlaceMenu)

/**
 * Shows region and language and opens their menu. The menu's chunk is fetched at the first touch; the tap opens the
 * menu once the chunk has loaded.
 */
export function PlaceButton({ kind }: { kind: 'bar' | 'utility' }) {
  const { t } = useLingui()
  const { regionId, lang } = usePlace()
  const { data } = useQuery(mallQueries.regions())
  const { isOpen, close, trigger } = useSheetOpening(fetchPlaceMenu)
  const region = data?.value.find((one) => one.regionId === regionId)
  return (
    <>
      <button
        type="button"
        className={styles[kind]}
        {...trigger}
        aria-label={t`Region and language: ${region?.regionName ?? ''}, ${languageNames[lang]}`}
      >
        {region && <img className={styles.flag} src={region.flag} alt="" width={20} height={20} fetchPriority="low" />}
        <span className={styles.name}>
          {kind === 'bar' ? region?.regionName : region && `${region.regionName} · ${region.priceSymbol}`}
        </span>
        {kind === 'utility' && (
          <span className={styles.language}>
            <Icon name="globe" size={18} />
            {languageNames[lang]}
          </span>
        )}
        <Icon name="caret-down-bold" size={16} />
      </button>
      {isOpen && (
        <Suspense>
          <PlaceMenu regions={data?.value ?? []} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

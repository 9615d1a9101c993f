import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useMarket } from '#device/market.ts'
import { languageNames } from '#i18n/language-names.ts'
import { withWords } from '#i18n/with-words.ts'
import { Icon } from '#ui/base/icon.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { regionName } from '#words/screens/country-names.ts'
import styles from './market-button.module.css'

/** Fetches the menu's chunk. */
export const fetchMarketMenu = () =>
  withWords(import('./later/market-menu.tsx'), 'later').then(({ MarketMenu }) => ({ default: MarketMenu }))
export const MarketMenu = lazy(fetchMarketMenu)

/**
 * Shows region and language and opens their menu. The menu's chunk is fetched at the first touch; the tap opens the menu
 * once the chunk has loaded.
 */
export function MarketButton({ kind }: { kind: 'bar' | 'utility' }) {
  const { t } = useLingui()
  const { regionId, lang } = useMarket()
  const { data } = useQuery(mallQueries.regions())
  const { isOpen, close, trigger } = useSheetOpening(fetchMarketMenu)
  const region = data?.value.find((one) => one.regionId === regionId)
  const name = regionName(regionId, lang)
  return (
    <>
      <button
        type="button"
        className={styles[kind]}
        {...trigger}
        aria-label={t`Region and language: ${name}, ${languageNames[lang]}`}
      >
        {/* Lazy, since a phone hides the button on most screens and then needs no flag. */}
        {region && <img className={styles.flag} src={region.flag} alt="" width={20} height={20} loading="lazy" />}
        <span className={styles.name}>{kind === 'utility' && region ? `${name} · ${region.priceSymbol}` : name}</span>
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
          <MarketMenu regions={data?.value ?? []} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

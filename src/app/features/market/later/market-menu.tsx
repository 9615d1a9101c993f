import { Trans, useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import { type Language, languages } from '#contract/languages.ts'
import type { Region } from '#contract/region/region.ts'
import { LanguageContext, useMarket } from '#device/market.ts'
import { languageNames } from '#i18n/language-names.ts'
import { keepPreference } from '#session/sync-preferences.ts'
import { useIsOffline } from '#sync/connection.ts'
import { replayOutbox } from '#sync/send-outbox.ts'
import { classes } from '#ui/base/class-names.ts'
import { Icon } from '#ui/base/icon.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { regionName } from '#words/screens/country-names.ts'
import styles from './market-menu.module.css'
import { useRegionSwitch } from './use-region-switch.tsx'

/**
 * Menu of regions and languages. A change of region reloads the page (docs/product.md#regions) and so needs a network;
 * a change of language does not. With items in the cart, a question comes first.
 */
export function MarketMenu({ regions, onClose }: { regions: readonly Region[]; onClose: () => void }) {
  const { t } = useLingui()
  const { regionId, lang } = useMarket()
  const changeLanguage = use(LanguageContext)
  const isOffline = useIsOffline()
  const [missing, setMissing] = useState<Language | null>(null)
  const { switchTo, question } = useRegionSwitch(onClose)

  const chooseRegion = (chosen: number) => {
    if (chosen === regionId) onClose()
    else void switchTo(chosen)
  }
  const chooseLanguage = async (chosen: Language) => {
    if (!(await changeLanguage(chosen))) return setMissing(chosen)
    // Stored before the change is confirmed: the shopper may leave the page at once.
    await keepPreference({ lang: chosen })
    onClose()
    await replayOutbox()
  }

  if (question) return question
  return (
    <Sheet title={t`Region and language`} onClose={onClose}>
      <h3 className={styles.title}>
        <Trans>Region</Trans>
      </h3>
      <ul>
        {regions.map((region) => {
          const isCurrent = region.regionId === regionId
          const isIdle = isOffline && !isCurrent
          return (
            <li key={region.regionId}>
              <button
                type="button"
                className={classes(styles.region, isCurrent && styles.here)}
                aria-current={isCurrent || undefined}
                aria-disabled={isIdle || undefined}
                onClick={() => !isIdle && chooseRegion(region.regionId)}
              >
                <img src={region.flag} alt="" width={24} height={24} />
                <span className={styles.name}>{regionName(region.regionId, lang) || region.regionName}</span>
                <span className={styles.money}>{isIdle ? <Trans>Needs internet</Trans> : region.priceSymbol}</span>
                {isCurrent && <Icon name="check-bold" />}
              </button>
            </li>
          )
        })}
      </ul>
      <h3 className={styles.title}>
        <Trans>Language</Trans>
      </h3>
      <div className={styles.languages}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            className={classes(styles.language, one === lang && styles.chosen)}
            aria-pressed={one === lang}
            onClick={() => void chooseLanguage(one)}
          >
            {languageNames[one]}
          </button>
        ))}
      </div>
      {missing && (
        <p role="alert" className={styles.missing}>
          <Trans>
            {languageNames[missing]} isn't saved on this device yet. Connect to the internet and choose it again.
          </Trans>
        </p>
      )}
    </Sheet>
  )
}

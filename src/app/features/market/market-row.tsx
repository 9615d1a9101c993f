import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { useMarket } from '#device/market.ts'
import { languageNames } from '#i18n/language-names.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'
import { regionName } from '#words/screens/country-names.ts'
import { fetchMarketMenu, MarketMenu } from './market-button.tsx'

/** A row with region and language, which opens the same menu as the header. */
export function MarketRow() {
  const { regionId, lang } = useMarket()
  const { data } = useQuery(mallQueries.regions())
  const { isOpen, close, trigger } = useSheetOpening(fetchMarketMenu)
  const name = regionName(regionId, lang)
  return (
    <>
      <ListRow icon="globe" end={`${name} · ${languageNames[lang]}`} onPress={trigger.onClick}>
        <Trans>Region and language</Trans>
      </ListRow>
      {isOpen && (
        <Suspense>
          <MarketMenu regions={data?.value ?? []} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

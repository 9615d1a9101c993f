import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { usePlace } from '#device/place.ts'
import { fetchPlaceMenu, PlaceMenu } from '#features/place/index.ts'
import { languageNames } from '#i18n/language-names.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import { useSheetOpening } from '#ui/overlay/sheet-opening.tsx'

/** Region and language; opens the same menu as the header. */
export function PlaceRow() {
  const { regionId, lang } = usePlace()
  const { data } = useQuery(mallQueries.regions())
  const { isOpen, close, trigger } = useSheetOpening(fetchPlaceMenu)
  const name = data?.value.find((one) => one.regionId === regionId)?.regionName
  return (
    <>
      <ListRow
        icon="globe"
        end={name ? `${name} · ${languageNames[lang]}` : languageNames[lang]}
        onPress={trigger.onClick}
      >
        <Trans>Region and language</Trans>
      </ListRow>
      {isOpen && (
        <Suspense>
          <PlaceMenu regions={data?.value ?? []} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

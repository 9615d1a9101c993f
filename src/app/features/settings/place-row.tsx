import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { allRegions } from '../../../contract/region.ts'
import { catalogueQuery } from '../../data/catalogue-queries.ts'
import { usePlace } from '../../data/place.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { ListRow } from '../../ui/list-row.tsx'
import { useSheetOpening } from '../../ui/use-sheet-opening.ts'
import { fetchPlaceMenu, PlaceMenu } from '../place/door.ts'

/** Region and language, which the header's own menu changes. */
export function PlaceRow() {
  const { regionId, lang } = usePlace()
  const { data } = useQuery(catalogueQuery(allRegions, {}))
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

import { useLingui } from '@lingui/react/macro'
import { countryOfRegion } from '#contract/account/address.ts'
import { regionIds } from '#contract/region/region-ids.ts'

/** The names of the three levels of places below a country, as the country calls them. */
export function useAreaWords(countryId: number | undefined): Record<'province' | 'district' | 'town', string> {
  const { t } = useLingui()
  if (countryId === countryOfRegion(regionIds.CN))
    return { province: t`Province or municipality`, district: t`City or prefecture`, town: t`District or county` }
  if (countryId === countryOfRegion(regionIds.TR))
    return { province: t`Province`, district: t`District`, town: t`Neighbourhood` }
  return { province: t`Province`, district: t`District`, town: t`Town` }
}

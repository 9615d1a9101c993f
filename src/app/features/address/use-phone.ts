import { useQuery } from '@tanstack/react-query'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { countryOfRegion } from '#contract/account/address.ts'
import { defaultPhoneCodeIndex, type PhoneCode, phoneCodes } from '#contract/account/phone-codes.ts'
import { useMarket } from '#device/market.ts'
import type { ChosenPhoneCode } from '#features/verification/index.ts'
import { type AddressValues, dialCodeOf } from './address-values.ts'

/** The dial code in front of an address's number: the chosen one, else the country's, else the region's. */
export function usePhone(
  { dialCode, country }: Pick<AddressValues, 'dialCode' | 'country'>,
  onChoose: (dialCode: string) => void,
): ChosenPhoneCode {
  const { regionId } = useMarket()
  const { data } = useQuery(mallQueries.regions())
  const shown = dialCode || dialCodeOf(country?.id ?? countryOfRegion(regionId))
  const found = phoneCodes.findIndex(({ code }) => code === shown)
  const index = found < 0 ? defaultPhoneCodeIndex : found
  const entry = phoneCodes[index] as PhoneCode
  return {
    ...entry,
    index,
    flag: data?.value.find(({ countryCode }) => countryCode === entry.country)?.flag,
    choose: (chosen) => onChoose(phoneCodes[chosen]?.code ?? ''),
  }
}

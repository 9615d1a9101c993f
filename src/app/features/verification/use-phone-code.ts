import { useQuery } from '@tanstack/react-query'
import { Store } from '@tanstack/react-store'
import { mallQueries } from '#cache/catalogue/mall-queries.ts'
import { defaultPhoneCodeIndex, type PhoneCode, phoneCodes } from '#contract/account/phone-codes.ts'
import type { Region } from '#contract/region/region.ts'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { useMarket } from '#device/market.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** The index of the dial code chosen on this device; null where none was chosen. */
function readChosen(): number | null {
  const written = readLocal(localKeys.phoneCode)
  return written !== null && /^\d{1,3}$/.test(written) && Number(written) < phoneCodes.length ? Number(written) : null
}

const chosenIndex = new Store<number | null>(readChosen())

/** Stores the index of the chosen dial code on this device. */
function choose(index: number): void {
  writeLocal(localKeys.phoneCode, String(index))
  chosenIndex.setState(() => index)
}

const indexOfRegion = (region: Region | undefined) => {
  const index = phoneCodes.findIndex(({ code }) => code === region?.phoneCode)
  return index < 0 ? defaultPhoneCodeIndex : index
}

export type ChosenPhoneCode = PhoneCode & {
  readonly index: number
  /** The flag of a country that is one of the mall's regions; undefined for other countries. */
  readonly flag: string | undefined
  readonly choose: (index: number) => void
}

/**
 * The dial code in front of a number (docs/product.md#dial-codes): the region's, until the shopper chooses another one.
 */
export function usePhoneCode(): ChosenPhoneCode {
  const { regionId } = useMarket()
  const { data } = useQuery(mallQueries.regions())
  const chosen = useHydratedStore(chosenIndex, (index) => index, null)
  const index = chosen ?? indexOfRegion(data?.value.find((one) => one.regionId === regionId))
  const entry = phoneCodes[index] as PhoneCode
  return { ...entry, index, flag: data?.value.find(({ countryCode }) => countryCode === entry.country)?.flag, choose }
}

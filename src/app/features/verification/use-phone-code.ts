import { useQuery } from '@tanstack/react-query'
import { Store } from '@tanstack/react-store'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { defaultPhoneCodeIndex, type PhoneCode, phoneCodes } from '#contract/account/phone-codes.ts'
import { allRegions, type Region } from '#contract/region.ts'
import { readLocal, writeLocal } from '#device/device-choices.ts'
import { useHydratedStore } from '#device/hydration.ts'
import { usePlace } from '#device/place.ts'
import { localKeys } from '#offline/storage-keys.ts'

/** The entry of the list that was chosen on this phone; null until one is. */
function readChosen(): number | null {
  const written = readLocal(localKeys.phoneCode)
  return written !== null && /^\d{1,3}$/.test(written) && Number(written) < phoneCodes.length ? Number(written) : null
}

const chosenIndex = new Store<number | null>(readChosen())

/** Remembers on this phone which entry of the list was chosen. */
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
  /** Where we have one; the regions' own. */
  readonly flag: string | undefined
  readonly choose: (index: number) => void
}

/** The dial code in front of a number (spec §3): the region's, until somebody chooses another one. */
export function usePhoneCode(): ChosenPhoneCode {
  const { regionId } = usePlace()
  const { data } = useQuery(catalogueQuery(allRegions, {}))
  const chosen = useHydratedStore(chosenIndex, (index) => index, null)
  const index = chosen ?? indexOfRegion(data?.value.find((one) => one.regionId === regionId))
  const entry = phoneCodes[index] as PhoneCode
  return { ...entry, index, flag: data?.value.find(({ countryCode }) => countryCode === entry.country)?.flag, choose }
}

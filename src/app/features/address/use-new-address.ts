import { countryOfRegion } from '#contract/account/address.ts'
import { nameOfNickName, readMobile } from '#contract/account/sign-in-rules.ts'
import { readUserInfo, type UserInfo } from '#contract/account/user.ts'
import type { Language } from '#contract/wire.ts'
import { useMarket } from '#device/market.ts'
import { useShopperAnswer } from '#session/shopper-queries.ts'
import { regionName } from '#words/screens/country-names.ts'
import { type AddressValues, emptyAddress } from './address-values.ts'

/**
 * The values with which the form of a new address begins: the region's country, and name and number of the account.
 * Undefined while the account is read.
 */
export function useNewAddress(): AddressValues | undefined {
  const account = useShopperAnswer(readUserInfo, {})
  const { regionId, lang } = useMarket()
  if (account.state === 'loading') return undefined
  return newAddressOf(account.state === 'ready' ? account.value : {}, regionId, lang)
}

/** The first values of a new address: the region's country, and the person's own name and number where they are known. */
export function newAddressOf(
  { nickName = '', mobile = null }: Partial<Pick<UserInfo, 'nickName' | 'mobile'>>,
  regionId: number,
  lang: Language,
): AddressValues {
  const own = mobile === null ? null : readMobile(mobile)
  const countryId = countryOfRegion(regionId)
  return {
    ...emptyAddress,
    receiver: nameOfNickName(nickName),
    dialCode: own?.dialCode ?? '',
    mobile: own?.digits ?? '',
    country: countryId === undefined ? null : { id: countryId, name: regionName(regionId, lang) },
  }
}

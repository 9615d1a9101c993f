import type { Address } from '#contract/account/address.ts'
import type { AddressRow } from './address-store.ts'
import type { AreaPath } from './areas.ts'

/** An address in the wire's form; its places follow from its town. */
export const addressOf = (row: AddressRow, { country, province, city, town }: AreaPath): Address => ({
  addrId: row.addr_id,
  receiver: row.receiver,
  mobile: row.mobile,
  alternativeMobile: row.alternative_mobile ?? undefined,
  countryId: country.areaId,
  country: country.areaName,
  provinceId: province.areaId,
  province: province.areaName,
  cityId: city.areaId,
  city: city.areaName,
  areaId: town.areaId,
  area: town.areaName,
  addr: row.addr,
  postCode: row.post_code ?? undefined,
  commonAddr: row.is_default ? 1 : 0,
})

/** Whether the four places of an address lie within one another. */
export const isSinglePath = (
  path: AreaPath | undefined,
  sent: { countryId: number; provinceId: number; cityId: number },
): path is AreaPath =>
  path !== undefined &&
  path.country.areaId === sent.countryId &&
  path.province.areaId === sent.provinceId &&
  path.city.areaId === sent.cityId

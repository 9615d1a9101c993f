import * as v from 'valibot'
import type { Address } from '#contract/account/address.ts'

const chosen = v.nullable(v.object({ id: v.number(), name: v.string() }))
/** A chosen area; null until one is chosen. */
export type ChosenArea = v.InferOutput<typeof chosen>

/** The form values, and the shape that a stored draft must have. */
export const addressValues = v.object({
  receiver: v.string(),
  mobile: v.string(),
  alternativeMobile: v.string(),
  country: chosen,
  province: chosen,
  district: chosen,
  town: chosen,
  addr: v.string(),
  postCode: v.string(),
  isDefault: v.boolean(),
})
export type AddressValues = v.InferOutput<typeof addressValues>

/** The form values of a new address. */
export const emptyAddress: AddressValues = {
  receiver: '',
  mobile: '',
  alternativeMobile: '',
  country: null,
  province: null,
  district: null,
  town: null,
  addr: '',
  postCode: '',
  isDefault: false,
}

/** The form values of an existing address. */
export const valuesOf = (one: Address): AddressValues => ({
  receiver: one.receiver,
  mobile: one.mobile,
  alternativeMobile: one.alternativeMobile ?? '',
  country: { id: one.countryId, name: one.country },
  province: { id: one.provinceId, name: one.province },
  district: { id: one.cityId, name: one.city },
  town: { id: one.areaId, name: one.area },
  addr: one.addr,
  postCode: one.postCode ?? '',
  isDefault: one.commonAddr === 1,
})

/**
 * Form field names of the wire fields that are named differently (docs/wire.md#address: `city` = district, `area` =
 * town).
 */
export const fieldNames = { countryId: 'country', provinceId: 'province', cityId: 'district', areaId: 'town' } as const

/** The request body. A missing area becomes NaN, which the contract reports as missing. */
export const bodyOf = (values: AddressValues) => ({
  receiver: values.receiver,
  mobile: values.mobile,
  alternativeMobile: values.alternativeMobile,
  countryId: values.country?.id ?? NaN,
  provinceId: values.province?.id ?? NaN,
  cityId: values.district?.id ?? NaN,
  areaId: values.town?.id ?? NaN,
  addr: values.addr,
  postCode: values.postCode,
  commonAddr: values.isDefault ? (1 as const) : (0 as const),
})

import * as v from 'valibot'
import { type Address, countryOfRegion } from '#contract/account/address.ts'
import { phoneCodes } from '#contract/account/phone-codes.ts'
import { regionIds } from '#contract/region/region-ids.ts'

const chosen = v.nullable(v.object({ id: v.number(), name: v.string() }))
/** A chosen area; null until one is chosen. */
export type ChosenArea = v.InferOutput<typeof chosen>

/** The form values, and the shape that a stored draft must have. */
export const addressValues = v.object({
  receiver: v.string(),
  /** The dial code of `mobile`; empty for the country's. Drafts stored before this field existed lack the field. */
  dialCode: v.optional(v.string(), ''),
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
  dialCode: '',
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

/** The same values in a country; the areas of another country are cleared. */
export const inCountry = (values: AddressValues, country: ChosenArea): AddressValues =>
  values.country?.id === country?.id ? values : { ...values, country, province: null, district: null, town: null }

/** The dial code of a country, by its area id; empty for a country that no region delivers to. */
export function dialCodeOf(countryId: number | undefined): string {
  const [letters] = Object.entries(regionIds).find(([, regionId]) => countryOfRegion(regionId) === countryId) ?? []
  return phoneCodes.find(({ country }) => country === letters)?.code ?? ''
}

/** Splits `+94 77 123 4567` into dial code and number; a number without a known dial code stays whole. */
export function readDialled(written: string): Pick<AddressValues, 'dialCode' | 'mobile'> {
  const digits = /^\+(\d[\d ]*)$/.exec(written)?.[1] ?? ''
  const codes = phoneCodes.map(({ code }) => code).filter((code) => digits.startsWith(code))
  const dialCode = codes.sort((a, b) => b.length - a.length)[0]
  return dialCode ? { dialCode, mobile: digits.slice(dialCode.length).trim() } : { dialCode: '', mobile: written }
}

/**
 * A number as it is dialled from abroad: the dial code, and the number without its leading 0. A number typed with a
 * dial code of its own stays.
 */
export function dialledOf({
  dialCode,
  mobile,
  country,
}: Pick<AddressValues, 'dialCode' | 'mobile' | 'country'>): string {
  const typed = mobile.trim().replace(/^00/, '+')
  const code = dialCode || dialCodeOf(country?.id)
  return typed === '' || typed.startsWith('+') || code === '' ? typed : `+${code} ${typed.replace(/^0/, '')}`
}

/** Whether a number without its dial code is too short, which the rule for numbers with dial codes cannot tell. */
export const isTooShort = ({ mobile }: Pick<AddressValues, 'mobile'>): boolean => {
  const digits = mobile.replace(/\D/g, '').length
  return digits > 0 && digits < 7
}

/** The form values of an existing address. */
export const valuesOf = (one: Address): AddressValues => ({
  receiver: one.receiver,
  ...readDialled(one.mobile),
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
  mobile: dialledOf(values),
  alternativeMobile: values.alternativeMobile,
  countryId: values.country?.id ?? NaN,
  provinceId: values.province?.id ?? NaN,
  cityId: values.district?.id ?? NaN,
  areaId: values.town?.id ?? NaN,
  addr: values.addr,
  postCode: values.postCode,
  commonAddr: values.isDefault ? (1 as const) : (0 as const),
})

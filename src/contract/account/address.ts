import * as v from 'valibot'
import { shopperFailures, writeFailures } from '#contract/common-failures.ts'
import { regionIds } from '#contract/region/region-ids.ts'
import { endpoint } from '../endpoint.ts'
import { multilineText } from '../multiline-text.ts'
import { count, id, noQuery, nothing, wholeInQuery } from '../wire.ts'
import { cleanText } from './account-fields.ts'
import type { SentenceCode } from './sentences.ts'

const message = (code: SentenceCode): SentenceCode => code

/** The longest address line (docs/product.md#validation). */
export const maxAddressLength = 500
/** The largest number of addresses per shopper. */
export const maxAddresses = 50

/**
 * A place in one of the four countries; `level` is 0 country, 1 province, 2 district, 3 town. `localName` is its name
 * in the country's own writing.
 */
export const area = v.object({
  areaId: id,
  areaName: v.string(),
  localName: v.string(),
  parentId: count,
  level: v.picklist([0, 1, 2, 3]),
})
export type Area = v.InferOutput<typeof area>

/** The country to which a region delivers, by its `areaId`; undefined for an unknown region. */
export const countryOfRegion = (regionId: number): number | undefined =>
  ({ [regionIds.LK]: 1, [regionIds.CN]: 2, [regionIds.LA]: 3, [regionIds.TR]: 4 })[regionId]

/** GET /p/area/listByPid: the places within a place; `pid` 0 lists the countries. */
export const areasWithin = endpoint({
  method: 'GET',
  path: '/p/area/listByPid',
  access: 'shopper',
  query: v.object({ pid: wholeInQuery }),
  reply: v.array(area),
  failures: [...shopperFailures, 'NOT_FOUND'],
})

/**
 * An address. On the page, province is the province, district the city, town the area, zip the postCode, default the
 * commonAddr.
 */
export const address = v.object({
  addrId: id,
  receiver: v.string(),
  mobile: v.string(),
  alternativeMobile: v.optional(v.string()),
  countryId: id,
  country: v.string(),
  provinceId: id,
  province: v.string(),
  cityId: id,
  city: v.string(),
  areaId: id,
  area: v.string(),
  addr: v.string(),
  postCode: v.optional(v.string()),
  commonAddr: v.picklist([0, 1]),
})
export type Address = v.InferOutput<typeof address>

const filled = (max: number) =>
  v.pipe(
    cleanText(max),
    v.transform((text) => text.trim()),
    v.nonEmpty(message('REQUIRED')),
  )
/**
 * A phone number for the courier: 7 to 15 digits with + and spaces as typed. The rule for login numbers does not apply.
 */
const dialled = v.pipe(
  v.string(message('MOBILE_REQUIRED')),
  v.transform((text) => text.trim()),
  v.nonEmpty(message('MOBILE_REQUIRED')),
  v.regex(/^\+?(?:[\s()-]*\d){7,15}[\s()-]*$/, message('NUMBER_INVALID')),
  v.maxLength(30, message('NUMBER_INVALID')),
)
const areaId = v.pipe(v.number(message('REQUIRED')), v.integer(), v.minValue(1), v.maxValue(999_999_999_999_999))

const written = {
  receiver: filled(60),
  mobile: dialled,
  alternativeMobile: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      dialled,
    ]),
  ),
  countryId: areaId,
  provinceId: areaId,
  cityId: areaId,
  areaId,
  addr: v.pipe(multilineText(maxAddressLength, 'ADDRESS_TOO_LONG'), v.nonEmpty(message('REQUIRED'))),
  postCode: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim()),
      v.regex(/^[A-Za-z0-9 -]{0,12}$/, message('INVALID')),
      v.transform((text) => text || undefined),
    ),
  ),
  commonAddr: v.optional(v.picklist([0, 1])),
}

/** GET /p/address/list: the default address first, then the newest. */
export const addresses = endpoint({
  method: 'GET',
  path: '/p/address/list',
  access: 'shopper',
  query: noQuery,
  reply: v.array(address),
  failures: shopperFailures,
})

/** POST /p/address/addAddr: a shopper's first address always becomes the default. */
export const addAddress = endpoint({
  method: 'POST',
  path: '/p/address/addAddr',
  access: 'shopper',
  query: noQuery,
  reply: address,
  body: v.object(written),
  failures: [...writeFailures, 'ADDRESS_TOO_LONG', 'AREA_UNKNOWN', 'ADDRESSES_FULL'],
})

/** PUT /p/address/updateAddr */
export const updateAddress = endpoint({
  method: 'PUT',
  path: '/p/address/updateAddr',
  access: 'shopper',
  query: noQuery,
  reply: address,
  body: v.object({ addrId: areaId, ...written }),
  failures: [...writeFailures, 'ADDRESS_TOO_LONG', 'AREA_UNKNOWN', 'NOT_FOUND'],
})

const named = v.object({ addrId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)) })

/**
 * DELETE /p/address/deleteAddr/:addrId: if the default address is deleted, the newest remaining address becomes the
 * default.
 */
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/p/address/deleteAddr/:addrId',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND'],
})

/** PUT /p/address/defaultAddr/:addrId */
export const setDefaultAddress = endpoint({
  method: 'PUT',
  path: '/p/address/defaultAddr/:addrId',
  access: 'shopper',
  query: noQuery,
  params: named,
  reply: nothing,
  failures: [...writeFailures, 'NOT_FOUND', 'ALREADY_DEFAULT'],
})

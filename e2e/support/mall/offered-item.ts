import type { uploadTicket } from '#contract/account/upload-ticket.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Checkout } from '#contract/order/checkout.ts'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import { defaultRegionId } from '#contract/region/region.ts'
import { addAddress, payByCard } from '../buying.ts'
import { catalogueOf } from '../catalogue.ts'
import { mallAddress } from '../mall-test.ts'
import { myCall } from '../my-calls.ts'
import type { Shopper } from '../sign-in.ts'
import { operate } from './operate.ts'
import { photos } from './received-item.ts'

type Given = { readonly title: string; readonly price?: number; readonly condition?: OwnOffer['condition'] }

/** The shopper's own offers on the server. */
export const offersOf = async (shopper: Shopper): Promise<readonly OwnOffer[]> =>
  (await myCall<{ records: OwnOffer[] }>(shopper, 'GET', '/p/preLoved/mine?size=100&lang=en')).records

/** A title that no other test has: the list is shared. Digits could look like a phone number, which the mall refuses. */
export const freshTitle = (name: string) =>
  `${name} ${Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`

/** Approves the current version of an offer as the operator. */
export async function approve(offer: Pick<OwnOffer, 'itemId'>): Promise<void> {
  const itemId = String(offer.itemId)
  const [, version = ''] = /^Version (\w+)$/m.exec(await operate({ kind: 'preloved show', itemId })) ?? []
  await operate({ kind: 'preloved approve', itemId, version })
}

/** Offers an item with one photograph through the API, and lists the item as the operator; answers the listed offer. */
export async function listItem(seller: Shopper, given: Given): Promise<OwnOffer & { readonly prodId: number }> {
  const itemId = await offerItem(seller, given)
  await approve({ itemId })
  const listed = (await offersOf(seller)).find((one) => one.itemId === itemId)
  if (listed?.prodId === undefined) throw new Error(`The offer ${itemId} is not listed`)
  return { ...listed, prodId: listed.prodId }
}

/** Offers an item with one photograph through the API; answers the id of the offer, which the operator has to check. */
export async function offerItem(
  seller: Shopper,
  { title, price = 4_500, condition = 'LIKE_NEW' }: Given,
): Promise<number> {
  const body = {
    key: crypto.randomUUID(),
    title,
    price,
    condition,
    categoryId: await anyCategory(),
    description: 'Used on two trips. With strap and box.',
    defects: 'A small scratch below the lens.',
    pics: [await uploadPhoto(seller)],
  }
  return (await myCall<{ itemId: number }>(seller, 'POST', '/p/preLoved/offer', body, crypto.randomUUID())).itemId
}

/** Orders an item and pays by card through the API; answers the number of the order. */
export async function buyItem(buyer: Shopper, prodId: number): Promise<string> {
  const { addrId } = await addAddress(buyer)
  const found = await fetch(
    `${process.env[mallAddress]}/api/preLoved/item?prodId=${prodId}&regionId=${defaultRegionId}&lang=en`,
  )
  const { skuList } = (await found.json()) as { skuList: readonly { readonly skuId: number }[] }
  const { checkoutId } = await myCall<Checkout>(buyer, 'POST', '/p/order/confirm', {
    addrId,
    orderItem: { prodId, skuId: skuList[0]?.skuId, prodCount: 1 },
  })
  const { orderNumbers } = await myCall<{ orderNumbers: string[] }>(buyer, 'POST', '/p/order/submit', { checkoutId })
  await payByCard(buyer, orderNumbers)
  return orderNumbers[0] ?? ''
}

const anyCategory = async (): Promise<number> => (await catalogueOf().departments())[0]?.children[0]?.categoryId ?? 0

async function uploadPhoto(shopper: Shopper): Promise<string> {
  const ticket = await myCall<ReplyOf<typeof uploadTicket>>(shopper, 'GET', '/p/oss/securityToken')
  const form = new FormData()
  for (const [name, value] of Object.entries(ticket.fields)) form.set(name, value)
  const [photo] = await photos('teal')
  if (photo) form.set('file', new File([new Uint8Array(photo.buffer)], photo.name, { type: photo.mimeType }))
  const response = await fetch(new URL(ticket.uploadUrl, process.env[mallAddress]), { method: 'POST', body: form })
  if (!response.ok) throw new Error(`The upload answered ${response.status}`)
  return ticket.publicUrl
}

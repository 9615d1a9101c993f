import sharp from 'sharp'
import type { Order, OrderItem } from '#contract/order/order.ts'
import type { ProductDetail } from '#contract/product/product-detail.ts'
import { ordersOf, payOnDelivery, placeOrder, shipOrder } from '../buying.ts'
import { myCall } from '../my-calls.ts'
import type { Shopper } from '../sign-in.ts'
import { operate } from './operate.ts'

/** Tests that count the reviews of a product choose products with more. */
const hasFewReviews = ({ prodCommNumber }: ProductDetail) => prodCommNumber > 0 && prodCommNumber < 4

/**
 * Orders a product and confirms its receipt through the API; answers the order and its item, which has no review yet.
 */
export async function receiveItem(
  shopper: Shopper,
  prodCount = 1,
  fits = hasFewReviews,
): Promise<{ readonly order: Order; readonly item: OrderItem }> {
  const number = await placeOrder(shopper, prodCount, fits)
  await payOnDelivery(shopper, number)
  await shipOrder(number)
  await operate({ kind: 'deliver', orderNumber: number })
  await myCall(shopper, 'PUT', `/p/myOrder/receipt/${number}`)
  const order = (await ordersOf(shopper)).find(({ orderNumber }) => orderNumber === number)
  const item = order?.orderItemDtos[0]
  if (!order || !item) throw new Error(`The order ${number} has no item`)
  return { order, item }
}

/** Photographs in different colours, as files for `setInputFiles`; larger than a review sends. */
export const photos = (...colours: readonly string[]) =>
  Promise.all(
    colours.map(async (background) => ({
      name: `${background}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )

/** A photograph of 12 megapixels with the detail of a camera's: coloured noise, blurred. */
export const detailedPhoto = async () => ({
  name: 'photograph.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 90, sigma: 60 },
    },
  })
    .blur(1.5)
    .jpeg({ quality: 92 })
    .toBuffer(),
})

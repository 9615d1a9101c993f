import type { CardProduct } from '#ui/product/product-card.tsx'

/** Path template of a picture on the picture server. */
export const picture = (name: string, hue = 0) => `/media/1/${name}.${hue}.front/{width}.{format}`

const product = (id: number, name: string, render: string, price: number, was = price): CardProduct => ({
  id,
  href: '/',
  name,
  picture: picture(render),
  price,
  was,
  isFrom: false,
  symbol: 'Rs.',
  score: 4.8,
  sold: 150,
  isOutOfStock: false,
  isOverseas: false,
  isFreeDelivery: false,
})

/** In order: regular, discounted, overseas, sold out, food in several packs. */
export const products: readonly CardProduct[] = [
  product(7, 'Meridian steel watch, 5 ATM water resistant', '231a', 18750),
  { ...product(3, 'Cloud ANC wireless headphones, 40 h battery', '1f3a7', 14900, 21900), isFreeDelivery: true },
  { ...product(2, 'Organic cotton T-shirt, mint', '1f455', 1990, 2600), isOverseas: true },
  { ...product(8, 'Everyday ballet flats, soft sole', '1f97f', 4350, 5200), isOutOfStock: true },
  {
    ...product(5, 'Village Roast roasted peanuts in the shell, unsalted', '1f95c', 390),
    isFrom: true,
    packSize: '200 g',
    unitPrice: { amount: 195, unit: '100 g' },
  },
]

export const colours = [
  { value: 'Lilac', picture: picture('1f45f'), isAvailable: true },
  { value: 'Rose', picture: picture('1f45f', 90), isAvailable: true },
  { value: 'Teal', picture: picture('1f45f', 270), isAvailable: false },
]
export const sizes = ['36', '37', '38', '39', '40', 'One size fits most'].map((value) => ({
  value,
  picture: '',
  isAvailable: value !== '36',
}))
export const views = [picture('1f45f'), picture('1f4e6'), picture('1f392'), picture('1f45f', 90), picture('1f45f', 270)]

export const longText =
  'Light, breathes well and true to size. Arrived in two days even with the rain. I wore them for a week in the hills and on wet streets, and the sole holds. The laces are a little short and the heel rubs on the first day, but that is gone after an hour. My sister wants a pair now, and so does her neighbour, who has wide feet and seldom finds any that fit. I would buy them again.'

/** The longest texts that the components have to fit. */
export const russian = ['Подтвердить получение заказа', 'Характеристики', 'Отзывы покупателей']

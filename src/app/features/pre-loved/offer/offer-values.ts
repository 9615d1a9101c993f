import type { Condition } from '#contract/pre-loved/offer-limits.ts'
import type { OwnOffer } from '#contract/pre-loved/own-offers.ts'
import type { Language } from '#contract/wire.ts'
import type { OutgoingPicture } from '#offline/upload/outgoing-picture.ts'
import { formatInput } from '#words/price.ts'

/** The values of the form of an offer. */
export type OfferValues = {
  readonly title: string
  /** As typed. */
  readonly price: string
  readonly condition: Condition | ''
  /** 0 until the shopper chooses. */
  readonly categoryId: number
  readonly description: string
  readonly defects: string
  readonly pictures: readonly OutgoingPicture[]
}

export const emptyOffer: OfferValues = {
  title: '',
  price: '',
  condition: '',
  categoryId: 0,
  description: '',
  defects: '',
  pictures: [],
}

/** The values of an offer that the mall has. */
export const valuesOfOffer = (offer: OwnOffer, language: Language): OfferValues => ({
  title: offer.title,
  price: formatInput(offer.price, language),
  condition: offer.condition,
  categoryId: offer.categoryId,
  description: offer.description,
  defects: offer.defects,
  pictures: offer.pics.map((address) => ({ address })),
})

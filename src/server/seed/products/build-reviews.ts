import { pictureTemplate, readPictureName } from '#server/media/picture-path.ts'
import { topicsOf } from '#server/review/review-topics.ts'
import type { ReviewRow } from '#server/seed/mall-rows.ts'
import { type Random, randomOf } from '#server/seed/random.ts'
import type { Draft } from './build-product.ts'
import type { PlacedKind } from './placed-kinds.ts'
import type { ProductPlan } from './product-plan.ts'
import {
  otherReviewGroups,
  type ReviewGroup,
  type ReviewLanguage,
  reviewers,
  reviewGroups,
  reviewWords,
} from './review-words.ts'

export type Review = Omit<ReviewRow, 'prod_comm_id'>

const day = 86_400_000
/** The demo mall's history, in days: a year and a half. */
const pastDays = 548

/** The languages of a hundred reviews. */
const languageShares: readonly (readonly [ReviewLanguage, number])[] = [
  ['en', 36],
  ['zh', 22],
  ['tr', 20],
  ['ru', 13],
  ['pt', 9],
]

/** The stars of a hundred reviews, from five down to one, for loved, liked and disputed products. */
const starShares = { loved: [70, 21, 6, 2, 1], liked: [58, 26, 10, 4, 2], mixed: [36, 30, 19, 9, 6] } as const

/**
 * The reviews of one product: many for popular products, a few for most, none for some. Critical texts come only with
 * few stars, and no text repeats. `today` is the start of the day of seeding, in ms.
 */
export function reviewsOf(
  plan: ProductPlan,
  draft: Draft,
  today: number,
): { reviews: Review[]; createdAt: string; extraSold: number } {
  const random = randomOf(`reviews ${plan.place.kind.render} ${plan.nth}`)
  const number = plan.isStandard ? howMany(plan, random) : random.chance(0.3) ? 1 : 0
  const youngest = number > 5 ? 120 : number > 0 ? 30 : 1
  const ageDays = Math.max(youngest, Math.round(pastDays * (number > 0 ? random.next() : random.next() ** 2)))
  // Among the products of one day, a higher number came later, as in a mall with an operator (decision 0018).
  const createdAt = today - ageDays * day + Math.min(plan.rank, day - 1)
  const shares = starShares[random.pick(['loved', 'loved', 'liked', 'liked', 'liked', 'mixed'] as const)]
  const write = writer(reviewGroupOf(plan.place), random)

  const reviews = Array.from({ length: number }, (): Review => {
    const score = 5 - weighted(shares, random)
    const { lang, text, name } = write(score)
    const sku = random.chance(0.88) ? random.pick(draft.skus) : null
    return {
      prod_id: plan.prodId,
      sku_id: sku?.sku_id ?? null,
      score,
      content: text,
      lang,
      pics: random.chance(0.1) ? sharedPictures(draft, sku?.pic ?? draft.product.pic, random) : [],
      is_anonymous: random.chance(0.12),
      nick_name: name,
      // A review comes after the delivery.
      created_at: new Date(createdAt + 4 * day + random.next() * (today - createdAt - 5 * day)).toISOString(),
      topics: topicsOf(text, lang),
    }
  })
  const tail = Math.min(2400, Math.round(6 / (1 - random.next() * 0.9975) ** 0.9))
  const extraSold = number * random.whole(2, 9) + (ageDays < 30 ? Math.round(tail / 8) : tail)
  return { reviews, createdAt: new Date(createdAt).toISOString(), extraSold }
}

function howMany({ place }: ProductPlan, random: Random): number {
  const luck = random.next() - (place.popularity - 0.5) * 0.04
  if (luck < 0.03) return random.whole(20, 60)
  if (luck < 0.2) return random.whole(6, 14)
  return luck < 0.76 ? random.whole(1, 5) : 0
}

/** Shoppers' pictures: the bought variant in other views than the card's. */
function sharedPictures({ product }: Draft, bought: string, random: Random): string[] {
  const hue = readPictureName(bought.split('/')[3] ?? '')?.hue ?? 0
  const others = product.imgs.slice(1).flatMap((pic) => {
    const spec = readPictureName(pic.split('/')[3] ?? '')
    return spec && spec.view !== 'box' ? [pictureTemplate({ ...spec, hue })] : []
  })
  return random.shuffled(others).slice(0, random.pick([1, 1, 1, 2, 2, 3]))
}

/** The group whose words fit a kind. */
export const reviewGroupOf = ({ department, section, kind }: PlacedKind): ReviewGroup =>
  otherReviewGroups[kind.name[0]] ??
  otherReviewGroups[section.name[0]] ??
  (Object.keys(reviewGroups) as ReviewGroup[]).find((group) => reviewGroups[group].includes(department.key)) ??
  'home'

/** The index of the share that a draw falls into. */
function weighted(shares: readonly number[], random: Random): number {
  let left = random.next() * shares.reduce((sum, share) => sum + share, 0)
  const index = shares.findIndex((share) => (left -= share) < 0)
  return Math.max(0, index)
}

/** Writes the reviews of a product, without repeating a sentence or a name. */
function writer(
  group: ReviewGroup,
  random: Random,
): (score: number) => { lang: ReviewLanguage; text: string; name: string } {
  const used = new Set<string>()
  const fresh = (texts: readonly string[]) => texts.filter((text) => !used.has(text))
  const take = (texts: readonly string[]) => {
    const text = random.pick(texts)
    used.add(text)
    return text
  }
  return (score) => {
    const isGlad = score >= 4
    const mood = isGlad ? 'good' : score === 3 ? 'mixed' : 'bad'
    const shares = languageShares.filter(([lang]) => fresh(reviewWords[lang][group][mood]).length > 0)
    const open = shares.length > 0 ? shares : languageShares
    const [lang] = open[
      weighted(
        open.map(([, share]) => share),
        random,
      )
    ] as (typeof languageShares)[number]
    const { [group]: moods, delivery } = reviewWords[lang]
    const remarks = fresh(isGlad ? delivery.good : delivery.bad)
    const sentences = fresh(moods[mood])
    const name = take(fresh(reviewers[lang]).length > 0 ? fresh(reviewers[lang]) : reviewers[lang])
    const isRemarkAlone = remarks.length > 0 && mood !== 'mixed' && random.chance(0.06)
    if (isRemarkAlone) return { lang, name, text: take(remarks) }
    const sentence = take(sentences.length > 0 ? sentences : moods[mood])
    if (remarks.length === 0 || !random.chance(0.3)) return { lang, name, text: sentence }
    return { lang, name, text: `${sentence}${lang === 'zh' ? '' : ' '}${take(remarks)}` }
  }
}

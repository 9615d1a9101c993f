import { regions } from '#server/region/region-rules.ts'
import { departments } from '#server/seed/departments.ts'
import type { OfferRow, ProductRow, TagProductRow } from '#server/seed/mall-rows.ts'
import { allTags, type Campaign, isCampaign, type Tag } from '#server/seed/promotions.ts'
import type { Country } from '#server/seed/seed-shapes.ts'
import { priceTag } from './prices.ts'

/** The fields of a product that tags need. */
export type Candidate = {
  readonly department: string
  readonly product: Pick<ProductRow, 'prod_id' | 'kind' | 'comm_number' | 'created_at'>
  readonly offer: OfferRow
}

/** The largest number of products in a tag: one of each kind, except in a campaign, which has few kinds. */
const tagLength = 48

/** The kind of every English name. */
const kinds = new Map(
  departments.flatMap(({ sections }) =>
    sections.flatMap((one) => one.kinds.map(({ name, render }) => [name[0], render])),
  ),
)

/**
 * The products of every tag in every region, from the products that are sold there and in stock. `offers` come in rank
 * order.
 */
export function tagProducts(offers: readonly Candidate[]): TagProductRow[] {
  return regions.flatMap((region) => {
    const here = offers.filter(
      ({ offer }) => offer.region_id === region.regionId && offer.is_available && offer.stocks > 0,
    )
    const cheap = priceTag(region.countryCode.toLowerCase() as Country, 1000)
    return allTags.flatMap(({ rule }, tagIndex) =>
      (isCampaign(rule) ? promised(rule, here) : oneOfAKind(ruled(rule, here, cheap)))
        .slice(0, tagLength)
        .map(({ product }, seq) => ({
          tag_id: tagIndex + 1,
          region_id: region.regionId,
          prod_id: product.prod_id,
          seq,
        })),
    )
  })
}

/** The products that a campaign promises. */
function promised({ kinds: names, isReduced }: Campaign, here: readonly Candidate[]): readonly Candidate[] {
  const wanted = names.map((name) => kinds.get(name))
  return here.filter(
    ({ product, offer }) => wanted.includes(product.kind) && (!isReduced || offer.ori_price > offer.price),
  )
}

function ruled(rule: Exclude<Tag['rule'], Campaign>, here: readonly Candidate[], cheap: number): readonly Candidate[] {
  if (typeof rule === 'object') return here.filter(({ department }) => rule.departments.includes(department))
  if (rule === 'deals') return here.filter(({ offer }) => offer.deal_hours !== null)
  if (rule === 'new')
    return [...here].sort((one, other) => other.product.created_at.localeCompare(one.product.created_at))
  if (rule === 'top') return here.filter(({ product, offer }) => product.comm_number >= 5 && offer.score >= 4.5)
  if (rule === 'overseas') return here.filter(({ offer }) => offer.is_overseas)
  if (rule === 'free-delivery') return here.filter(({ offer }) => offer.is_free_delivery)
  return here.filter(({ offer }) => offer.price <= cheap)
}

/** Only the first product of each kind, so that no row shows the same object twice. */
function oneOfAKind(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ product }) => !seen.has(product.kind) && seen.add(product.kind))
}

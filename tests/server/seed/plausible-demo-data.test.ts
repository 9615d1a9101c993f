import { beforeAll, describe, expect, test } from 'vitest'
import { coloursOf } from '#server/media/colours.ts'
import { regions } from '#server/region/region-rules.ts'
import { departments } from '#server/seed/departments.ts'
import type { ProductRows } from '#server/seed/mall-rows.ts'
import { attributesOf } from '#server/seed/products/attributes.ts'
import { reviewGroupOf } from '#server/seed/products/build-reviews.ts'
import { makeProduct } from '#server/seed/products/make-product.ts'
import { type PlacedKind, placeKinds } from '#server/seed/products/placed-kinds.ts'
import { planProducts, standardProducts } from '#server/seed/products/product-plan.ts'
import { type Moods, reviewWords } from '#server/seed/products/review-words.ts'
import { standardSeededAt } from '../support/fillings.ts'

type Made = ProductRows & { readonly place: PlacedKind }

const day = 86_400_000
const countryOf = new Map(regions.map(({ regionId, countryCode }) => [regionId, countryCode]))
let mall: Made[]
beforeAll(async () => {
  const places = await placeKinds(coloursOf)
  const products = standardProducts(places)
  const making = { attributes: attributesOf(places), today: Math.floor(standardSeededAt / day) * day, products }
  mall = [...planProducts(places, products)].map((plan) => ({ ...makeProduct(plan, making), place: plan.place }))
})

const titleOf = ({ product }: Made) => product.names[0]
const overseas = (fits: (one: Made) => boolean) =>
  mall.filter((one) => fits(one) && one.offers.some(({ is_overseas }) => is_overseas)).map(titleOf)
const isOfKind = (names: readonly string[]) => (one: Made) => names.includes(one.place.kind.name[0])

describe('product#catalogue: overseas shops', () => {
  test('product#catalogue: no overseas shop sells plants, flowers or fresh food', () => {
    const perishable = ['Plants and trees', 'Flowers and seeds']
    expect(overseas(({ place }) => perishable.includes(place.section.name[0]))).toEqual([])
    expect(overseas(({ place }) => place.department.key === 'grocery')).toEqual([])
    expect(overseas(isOfKind(['whole chestnuts', 'three-colour dango', 'herb growing kit']))).toEqual([])
  })

  test('product#catalogue: no overseas shop sells bulky, heavy or dangerous goods', () => {
    const bulky = ['claw-foot bathtub', 'one-piece toilet', 'fabric sofa', 'upholstered bed', 'recliner armchair']
    const heavy = ['firewood logs', 'facing bricks', 'steel drum', 'garden fountain', 'motorcycle', 'casement window']
    const large = ['wooden garden playhouse', 'open canoe with paddle', 'panelled wooden door', 'wooden ladder']
    const dangerous = ['natural fire lighters', 'hand-held sparklers', 'dry-powder fire extinguisher']
    const named = [...bulky, ...heavy, ...large, ...dangerous]
    expect(new Set(mall.filter(isOfKind(named)).map(({ place }) => place.kind.name[0])).size).toBe(named.length)
    expect(overseas(isOfKind(named))).toEqual([])
  })

  test('product#catalogue: no overseas offer costs less than Rs. 400 or its equivalent', () => {
    // The price tag of Rs. 400 in each country, in minor units.
    const least: Readonly<Record<string, number>> = { LK: 40_000, CN: 990, LA: 2_700_000, TR: 4690 }
    const cheap = mall.flatMap((one) =>
      one.offers
        .filter(
          ({ region_id, is_overseas, price }) => is_overseas && price < (least[countryOf.get(region_id) ?? ''] ?? 0),
        )
        .map(({ region_id, price }) => [titleOf(one), countryOf.get(region_id), price / 100]),
    )
    expect(cheap).toEqual([])
  })
})

describe('product#catalogue: illustrations', () => {
  test('product#catalogue: no illustration shows something else than its product', () => {
    const shown = new Map(mall.map(({ place }) => [place.kind.render, place]))
    // A blood drop, a petri dish and a drop of water hardly show goods in a box or a bottle.
    expect(shown.has('1fa78')).toBe(false)
    expect(shown.has('1f9eb')).toBe(false)
    expect(shown.get('1f4a7')?.kind.name[0]).toMatch(/water/)
    // A carved pumpkin is a decoration, and a brown coconut no king coconut.
    expect(shown.get('1f383')?.department.key).toBe('gifts-party')
    expect(shown.get('1f965')?.kind.name[0]).toBe('coconuts')
  })
})

describe('product#catalogue: specifications', () => {
  test('product#catalogue: only durable goods have a warranty', () => {
    const lasting = mall.filter(({ product }) => product.warranty_months > 0)
    const perishable = ['shelfLife', 'ingredients', 'composition', 'nutrition', 'allergens', 'watering']
    expect(lasting.filter(({ place }) => ['grocery', 'pantry-drinks'].includes(place.department.key))).toEqual([])
    expect(
      lasting
        .filter(({ place: { kind } }) => kind.specs.some(([name]) => perishable.includes(name)))
        .map(({ place }) => place.kind.name[0])
        .filter((name) => name !== 'dry-powder fire extinguisher'),
    ).toEqual([])
  })

  test('product#catalogue: food has no lines of clothes or devices, and other goods none of food', () => {
    const ofFood = ['ingredients', 'nutrition', 'allergens', 'variety', 'roast', 'alcohol']
    const ofThings = ['material', 'fit', 'care', 'closure', 'battery', 'cells', 'voltage', 'power', 'connection']
    const wrong = departments.flatMap(({ key, sections }) =>
      sections.flatMap(({ kinds }) =>
        kinds.flatMap(({ name, specs }) =>
          specs
            .filter(([line]) => (['grocery', 'pantry-drinks'].includes(key) ? ofThings : ofFood).includes(line))
            .map(([line]) => `${name[0]}: ${line}`),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('product#catalogue: reviews', () => {
  /** The mood of each sentence of a group in every language. */
  const moodsOf = (group: keyof typeof reviewWords.en & string) =>
    Object.values(reviewWords).flatMap((words) => {
      const moods = words[group as Exclude<typeof group, 'delivery'>] as Moods
      return (['good', 'mixed', 'bad'] as const).flatMap((mood) => moods[mood].map((text) => ({ mood, text })))
    })

  test('product#catalogue: a review with four or five stars praises, with three weighs, with one or two complains', () => {
    const meant: Record<number, string> = { 1: 'bad', 2: 'bad', 3: 'mixed', 4: 'good', 5: 'good' }
    let compared = 0
    for (const one of mall) {
      const sentences = moodsOf(reviewGroupOf(one.place))
      for (const { content, score } of one.reviews) {
        const fitting = sentences.filter(({ text }) => content.startsWith(text))
        if (fitting.length === 0) continue
        compared += 1
        expect(
          fitting.map(({ mood }) => mood),
          `${score}: ${content}`,
        ).toContain(meant[score])
      }
    }
    expect(compared).toBeGreaterThan(5000)
  })

  test('product#catalogue: no review names a number of stars', () => {
    const counted = mall
      .flatMap(({ reviews }) => reviews.map(({ content }) => content))
      .filter((content) => /\bstars?\b|[一二三四五]星(?!期)|yıldız|зв[её]зд|estrela/i.test(content))
    expect(counted).toEqual([])
  })

  test('product#catalogue: supplies for office and home are no success as a present', () => {
    const plain = [
      'A4 copy paper',
      'thermal receipt rolls',
      'paper clips',
      'sewing thread',
      'safety pins',
      'toothbrush',
    ]
    const texts = mall.filter(isOfKind(plain)).flatMap(({ reviews }) => reviews.map(({ content }) => content))
    expect(texts.length).toBeGreaterThan(20)
    expect(
      texts.filter((text) => /present|daughter|女儿|送人|Hediye|Kızım|подарок|Дочка|presente|filha/.test(text)),
    ).toEqual([])
  })
})

describe('product#catalogue: prices of staple food', () => {
  /** The lowest and highest plausible price of a unit in Sri Lanka, China, Laos and Türkiye, in major units. */
  const staples: [kind: string, unit: string, ranges: string][] = [
    ['rice', '1 kg', '200–480; 4–14; 9000–30000; 45–130'],
    ['fresh milk', '1 L', '380–750; 8–22; 22000–55000; 35–95'],
    ['brown eggs', '10 pieces', '270–580; 6–16; 11000–30000; 40–95'],
    ['red apples', '1 kg', '800–1700; 7–22; 30000–80000; 35–110'],
    ['bananas', '1 kg', '220–560; 4–14; 8000–26000; 55–140'],
    ['potatoes', '1 kg', '220–480; 2.5–9; 9000–28000; 14–50'],
    ['yellow onions', '1 kg', '200–480; 2.5–9; 9000–28000; 12–50'],
    ['tomatoes', '1 kg', '280–680; 4–12; 12000–34000; 30–85'],
    ['carrots', '1 kg', '300–720; 2.5–9; 11000–30000; 20–60'],
    ['chicken drumsticks', '1 kg', '900–1900; 12–32; 34000–85000; 75–190'],
    ['sandwich loaf', '400 g', '160–360; 5–15; 11000–30000; 25–70'],
    ['creamery butter', '200 g', '900–1850; 16–40; 45000–105000; 80–185'],
    ['lemons', '1 kg', '1000–2200; 9–28; 35000–90000; 45–140'],
    ['tangerines', '1 kg', '850–1800; 6–20; 26000–65000; 30–90'],
    ['whole sea bream', '1 kg', '1700–3600; 25–75; 75000–190000; 210–560'],
  ]

  test.each(staples)('product#catalogue: %s, %s, has a plausible price in each region', (kind, unit, ranges) => {
    const found = mall.filter(isOfKind([kind]))
    expect(found.length).toBeGreaterThan(0)
    const wrong = found.flatMap((one) => {
      const sku = one.skus.find(({ names }) => names[0] === unit)
      return regions.flatMap(({ regionId, countryCode }) => {
        const offer = one.skuOffers.find(({ sku_id, region_id }) => sku_id === sku?.sku_id && region_id === regionId)
        const range = ranges.split('; ')[['LK', 'CN', 'LA', 'TR'].indexOf(countryCode)]
        const [low = 0, high = 0] = range?.split('–').map(Number) ?? []
        const price = (offer?.price ?? 0) / 100
        return price >= low && price <= high ? [] : [`${titleOf(one)}, ${unit}, ${countryCode}: ${price}`]
      })
    })
    expect(wrong).toEqual([])
  })
})

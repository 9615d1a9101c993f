import type { AttributeRow, AttributeValueRow } from '#server/seed/mall-rows.ts'
import type { SpecName, Words } from '#server/seed/seed-shapes.ts'
import { type ColourName, colourNames } from './colour-names.ts'
import type { PlacedKind } from './placed-kinds.ts'
import { asWords } from './product-titles.ts'
import { axisNames, type ShownAxis, shownAxisOf, specNames } from './spec-names.ts'

/** The filters of lists: variant axes, and specification lines whose values many products share. */
const filterAxes: readonly ShownAxis[] = [
  'colour',
  'wearSize',
  'memory',
  'capacity',
  'occupancy',
  'compartments',
  'loadCapacity',
  'chargeWeight',
  'volume',
  'weight',
]
const filterSpecs: readonly SpecName[] = [
  'material',
  'dietary',
  'age',
  'season',
  'fit',
  'level',
  'movement',
  'metal',
  'closure',
  'light',
  'charging',
]

/** Synonymous values share a key: "From 3 years" is "3+", "1 litre" is "1 L", "Suitable for vegans" is "Vegan". */
const sameKey = (english: string): string =>
  english
    .toLowerCase()
    .replace(/^from (\d+) years?$/, '$1+')
    .replace(/^(\d+) (?:l|litres?)$/, '$1 l')
    .replace(/^suitable for vegans$/, 'vegan')

/** Names a value of an axis or specification line. */
export const valueKey = (group: string, english: string): string => `${group}=${sameKey(english)}`

/** The attribute tables, and the values of each product. */
export type Attributes = {
  readonly attributes: readonly AttributeRow[]
  readonly values: readonly AttributeValueRow[]
  /** The value ids of a product of this kind in these colours. */
  valueIdsOf(placedKind: PlacedKind, colours: readonly ColourName[]): number[]
  /** The value ids of these keys (`valueKey`); values that are no filter have none. */
  idsOf(keys: readonly string[]): number[]
}

const bySize = new Intl.Collator('en', { numeric: true })
const letterSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
const sizeKey = (value: string) => (letterSizes.includes(value) ? `0 ${letterSizes.indexOf(value)}` : `1 ${value}`)

/**
 * Collects the attributes of all kinds. A specification line becomes a filter value where at least two kinds share it.
 */
export function attributesOf(places: readonly PlacedKind[]): Attributes {
  const attributes: AttributeRow[] = []
  const values: AttributeValueRow[] = []
  const idOf = new Map<string, number>()
  const add = (key: string, name: Words, found: readonly Words[]) => {
    // A filter needs at least two values.
    if (found.length < 2) return
    const attr_id = attributes.length + 1
    attributes.push({ attr_id, names: name })
    found.forEach((names, seq) => {
      const value_id = values.length + 1
      values.push({ value_id, attr_id, names, seq })
      idOf.set(valueKey(key, names[0]), value_id)
    })
  }

  for (const axis of filterAxes) {
    if (axis === 'colour') add('colour', axisNames.colour, Object.values(colourNames))
    else
      add(
        axis,
        axisNames[axis],
        distinct(
          places.flatMap(({ kind: { choice } }) =>
            choice && shownAxisOf(choice) === axis ? choice.values.map(asWords) : [],
          ),
          1,
        ),
      )
  }
  for (const name of filterSpecs) {
    const found = places.flatMap(({ kind }) =>
      kind.specs.flatMap(([one, value]) => (one === name ? [asWords(value)] : [])),
    )
    add(name, specNames[name], distinct(found, 2))
  }

  const idsOf = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => idOf.get(key) ?? []))]
  const valueIdsOf = ({ kind: { choice, specs } }: PlacedKind, colours: readonly ColourName[]) => {
    return idsOf([
      ...colours.map((colour) => valueKey('colour', colourNames[colour][0])),
      ...(choice ? choice.values.map((value) => valueKey(shownAxisOf(choice), asWords(value)[0])) : []),
      ...specs.map(([name, value]) => valueKey(name, asWords(value)[0])),
    ])
  }
  return { attributes, values, valueIdsOf, idsOf }
}

/** Values by their English name with at least `times` occurrences, in ascending order. */
function distinct(found: readonly Words[], times: number): Words[] {
  const uses = new Map<string, { words: Words; count: number }>()
  for (const words of found) {
    const key = sameKey(words[0])
    const before = uses.get(key)
    // The shortest wording is displayed.
    const shown = before && before.words[0].length <= words[0].length ? before.words : words
    uses.set(key, { words: shown, count: (before?.count ?? 0) + 1 })
  }
  return [...uses.values()]
    .filter(({ count }) => count >= times)
    .map(({ words }) => words)
    .sort((one, other) => bySize.compare(sizeKey(one[0]), sizeKey(other[0])))
}

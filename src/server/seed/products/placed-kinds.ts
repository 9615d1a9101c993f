import { brands } from '#server/seed/brands.ts'
import { departments } from '#server/seed/departments.ts'
import { randomOf } from '#server/seed/random.ts'
import type { Department, Kind, Section, Words } from '#server/seed/seed-shapes.ts'
import { featuresClash } from './clashing-features.ts'
import type { ColourName } from './colour-names.ts'
import { wantedness } from './favourites.ts'

/** A hue rotation of an illustration, and the resulting colour's name. */
export type TurnedColour = { readonly hue: number; readonly colour: ColourName }

export type NumberedBrand = { readonly brandId: number; readonly name: string }

/** A kind of product with its position in the mall and everything that its products share. */
export type PlacedKind = {
  readonly kind: Kind
  readonly department: Department
  readonly section: Section
  readonly departmentId: number
  readonly categoryId: number
  /** Brands of the department, so that each line has one of them. */
  readonly brands: readonly NumberedBrand[]
  /** From 0 to 1; the best-selling kinds come first in every list. */
  readonly popularity: number
  /** The number of its products in the standard mall. */
  readonly standardCount: number
  /** Its lines; those that would repeat a word of the noun ("Front Desk desk telephone") at the end. */
  readonly lines: readonly string[]
  /** Features that may stand together in a title: single ones first, then pairs, then threes. */
  readonly featureSets: readonly (readonly Words[])[]
  /** The colours of its illustration, the original first; empty where the kind has no choice of colour. */
  readonly colours: readonly TurnedColour[]
}

/** A department's id is a multiple of 100; its sub-categories follow. */
export const departmentIdOf = (departmentIndex: number): number => (departmentIndex + 1) * 100

/**
 * All kinds in the order of every list: the most popular first, with departments mixed so evenly that neighbours
 * differ. `coloursOf` measures the possible colours of an illustration.
 */
export async function placeKinds(
  coloursOf: (render: string) => Promise<readonly TurnedColour[]>,
): Promise<PlacedKind[]> {
  const waiting = departments.flatMap((department, departmentIndex) => {
    const departmentId = departmentIdOf(departmentIndex)
    const entries = department.sections.flatMap((section, sectionIndex) =>
      section.kinds.map((kind) => ({ kind, section, categoryId: departmentId + sectionIndex + 1 })),
    )
    const random = randomOf(`order of ${department.key}`)
    const eager = new Map(entries.map((entry) => [entry, random.next() * 0.5 + favour(entry.kind)]))
    const makers = brands.flatMap((brand, index) =>
      brand.departments.includes(department.key) ? [{ brandId: index + 1, name: brand.name }] : [],
    )
    const ordered = [...entries].sort((one, other) => (eager.get(other) ?? 0) - (eager.get(one) ?? 0))
    return ordered.map((entry, index) => ({
      ...entry,
      department,
      departmentId,
      brands: makers,
      turn: (index + (departmentIndex + 0.5) / departments.length) / entries.length,
    }))
  })
  waiting.sort((one, other) => one.turn - other.turn)
  return Promise.all(
    waiting.map(async ({ turn, ...entry }, index) => ({
      ...entry,
      popularity: 1 - index / waiting.length,
      standardCount: index < waiting.length * 0.36 ? 4 : 3,
      lines: linesOf(entry.kind),
      featureSets: featureSetsOf(entry.kind.features),
      colours: entry.kind.colours ? await coloursOf(entry.kind.render) : [],
    })),
  )
}

/** Best sellers come first, then kinds with several colours. */
const favour = ({ name, colours }: Kind) => (wantedness(name[0]) > 0 ? 1 + wantedness(name[0]) : colours ? 0.3 : 0)

const wordsIn = (text: string) => text.toLowerCase().split(/[\s-]+/)

function linesOf({ name, lines }: Kind): string[] {
  const nounWords = new Set(name.flatMap(wordsIn).filter((word) => word.length > 2))
  const repeats = (line: string) => wordsIn(line).some((word) => nounWords.has(word))
  return [...lines.filter((line) => !repeats(line)), ...lines.filter(repeats)]
}

/** Ordered combinations of one, two and three features that are not mutually exclusive. */
function featureSetsOf(features: readonly Words[]): Words[][] {
  const longer = (sets: readonly Words[][]) =>
    sets.flatMap((set) =>
      features
        .filter((feature) => set.every((one) => !featuresClash(one[0], feature[0])))
        .map((feature) => [...set, feature]),
    )
  const singles = features.map((feature) => [feature])
  const pairs = longer(singles)
  return [...singles, ...pairs, ...longer(pairs)]
}

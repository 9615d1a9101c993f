/** A text in the five interface languages, in this order. Portuguese is Brazilian, Chinese is simplified. */
export type Words = readonly [en: string, zh: string, tr: string, ru: string, pt: string]

/** The four sales regions by their country. */
export type Country = 'lk' | 'cn' | 'la' | 'tr'

/** A shopper's choice besides colour, e.g. the size of a shoe. */
export type Choice = {
  readonly axis:
    | 'size'
    | 'capacity'
    | 'occupancy'
    | 'compartments'
    | 'loadCapacity'
    | 'chargeWeight'
    | 'memory'
    | 'weight'
    | 'volume'
    | 'length'
    | 'pack'
    | 'power'
    | 'edition'
  /**
   * Displayed values in ascending order. A plain string is a measure or a code ("500 g", "XL", "39"), which measures.ts
   * writes for each language.
   */
  readonly values: readonly (string | Words)[]
  /** The price of each value as a multiple of the kind's price; all 1 where absent. */
  readonly factors?: readonly number[]
}

/** The name of one specification line. */
export type SpecName =
  | 'material'
  | 'lining'
  | 'sole'
  | 'fit'
  | 'care'
  | 'closure'
  | 'weight'
  | 'dimensions'
  | 'capacity'
  | 'nominalCapacity'
  | 'volume'
  | 'length'
  | 'diameter'
  | 'power'
  | 'voltage'
  | 'battery'
  | 'cells'
  | 'runtime'
  | 'range'
  | 'timeRange'
  | 'charging'
  | 'connection'
  | 'screen'
  | 'resolution'
  | 'processor'
  | 'memory'
  | 'storage'
  | 'camera'
  | 'compatibility'
  | 'waterproof'
  | 'lens'
  | 'eyewearLens'
  | 'magnifierLens'
  | 'magnification'
  | 'glass'
  | 'movement'
  | 'strap'
  | 'headStrap'
  | 'metal'
  | 'stone'
  | 'finish'
  | 'shade'
  | 'skinType'
  | 'scent'
  | 'ingredients'
  | 'composition'
  | 'nutrition'
  | 'allergens'
  | 'shelfLife'
  | 'storageAdvice'
  | 'origin'
  | 'variety'
  | 'roast'
  | 'dietary'
  | 'alcohol'
  | 'servings'
  | 'age'
  | 'players'
  | 'pieces'
  | 'safety'
  | 'frame'
  | 'cycleFrame'
  | 'eyewearFrame'
  | 'pictureFrame'
  | 'brakes'
  | 'load'
  | 'level'
  | 'surface'
  | 'ink'
  | 'paper'
  | 'pages'
  | 'language'
  | 'author'
  | 'tuning'
  | 'body'
  | 'light'
  | 'watering'
  | 'height'
  | 'assembly'
  | 'temperature'
  | 'noise'
  | 'speed'
  | 'packSize'
  | 'season'
  | 'period'
  | 'usage'
  | 'standard'
  | 'type'
  | 'size'
  | 'hardness'
  | 'note'
  | 'included'

/** One kind of product: one illustration, several products. */
export type Kind = {
  /** File name of the 3D illustration without its extension, e.g. '1f45f'. Every kind has its own. */
  readonly render: string
  /** The illustration in earlier versions, of this kind or of the kind that it replaces. */
  readonly formerRender?: string
  /** A noun phrase for the middle of a title: lower case but for proper nouns, plural where shops use the plural. */
  readonly name: Words
  /** Five or more model, variety or place names, never translated ("Aero Knit", "Alphonso", "Nuwara Eliya"). */
  readonly lines: readonly string[]
  /** Five or more short properties that follow a comma in a title: "breathable mesh", "1 kg". Lower case. */
  readonly features: readonly Words[]
  /** A typical price in Sri Lanka, in whole rupees. */
  readonly price: number
  /** The price in another country as a multiple of `price`, where food is dearer or cheaper there; 1 where absent. */
  readonly levels?: Readonly<Partial<Record<Country, number>>>
  /** Two or three plain English sentences, as a good shop would describe the product. */
  readonly about: string
  /**
   * Whether the product is really sold in several colours, so that its illustration may be rotated in hue. Never food
   * or plants.
   */
  readonly colours: boolean
  readonly choice?: Choice
  /** Four to seven lines. A plain string is a measure or a code, which measures.ts writes for each language. */
  readonly specs: readonly (readonly [SpecName, string | Words])[]
  /** Warranty in months; absent where none is usual. */
  readonly warranty?: number
  /** The regions that sell the kind; all where absent. */
  readonly only?: readonly Country[]
  /** The usual country of origin; spread over the four where absent. */
  readonly from?: Country
  /** Whether no shop sends the kind abroad: perishable, alive, very bulky or heavy, or dangerous in a parcel. */
  readonly isLocal?: true
}

/** A sub-category. */
export type Section = {
  readonly name: Words
  readonly kinds: readonly Kind[]
  /** Whether all of its kinds are local. */
  readonly isLocal?: true
}

/** A department: the first level of the category tree. */
export type Department = {
  /** Stable short key, e.g. 'fashion'. */
  readonly key: string
  readonly name: Words
  /** One or two words for small tiles on the phone. */
  readonly shortName: Words
  /** The department's illustration. */
  readonly render: string
  readonly sections: readonly Section[]
}

/** Letter sizes of clothing. */
export const clothingSizes: Choice = { axis: 'size', values: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] }

/** European shoe sizes for adults. */
export const shoeSizes: Choice = { axis: 'size', values: ['36', '37', '38', '39', '40', '41', '42', '43'] }

import type { SizeGuide } from '#contract/product/size-guide.ts'

/** A column of a guide: a measure of the body in cm, or the size in another system. */
export type SizeColumn =
  | 'chest'
  | 'bust'
  | 'waist'
  | 'hips'
  | 'sleeve'
  | 'foot'
  | 'hand'
  | 'handLength'
  | 'head'
  | 'height'
  | 'letters'
  | 'number'
  | 'eu'
  | 'uk'
  | 'us'
  | 'usWomen'
  | 'usMen'

/** One number, the first and the last number of a range, or a size that is no number. */
export type SizeCell = number | readonly [number, number] | string

type SizeTable = {
  readonly columns: readonly SizeColumn[]
  readonly rows: Readonly<Record<string, readonly SizeCell[]>>
}

/** The measures of each size, by the letters or the number with which the size begins (docs/product.md#size-guide). */
export const sizeTables: Readonly<Record<SizeGuide, SizeTable>> = {
  tops: {
    columns: ['chest', 'waist', 'eu', 'uk', 'us'],
    rows: {
      XS: [[82, 87], [68, 73], 42, 32, 32],
      S: [
        [88, 93],
        [74, 79],
        [44, 46],
        [34, 36],
        [34, 36],
      ],
      M: [
        [94, 99],
        [80, 85],
        [48, 50],
        [38, 40],
        [38, 40],
      ],
      L: [[100, 106], [86, 93], 52, 42, 42],
      XL: [[107, 113], [94, 101], 54, 44, 44],
      XXL: [
        [114, 121],
        [102, 110],
        [56, 58],
        [46, 48],
        [46, 48],
      ],
    },
  },
  womenswear: {
    columns: ['bust', 'waist', 'hips', 'eu', 'uk', 'us'],
    rows: {
      XS: [[78, 82], [60, 64], [86, 90], 34, 6, 2],
      S: [[83, 87], [65, 69], [91, 95], 36, 8, 4],
      M: [[88, 92], [70, 75], [96, 100], 38, 10, 6],
      L: [
        [93, 98],
        [76, 82],
        [101, 106],
        [40, 42],
        [12, 14],
        [8, 10],
      ],
      XL: [[99, 105], [83, 90], [107, 113], 44, 16, 12],
      XXL: [[106, 113], [91, 99], [114, 121], 46, 18, 14],
    },
  },
  coats: {
    columns: ['chest', 'waist', 'sleeve', 'eu', 'uk', 'us'],
    rows: {
      XS: [[82, 87], [68, 73], 60, 42, 32, 32],
      S: [[88, 93], [74, 79], 61.5, [44, 46], [34, 36], [34, 36]],
      M: [[94, 99], [80, 85], 63, [48, 50], [38, 40], [38, 40]],
      L: [[100, 106], [86, 93], 64.5, 52, 42, 42],
      XL: [[107, 113], [94, 101], 66, 54, 44, 44],
      XXL: [[114, 121], [102, 110], 67.5, [56, 58], [46, 48], [46, 48]],
    },
  },
  bottoms: {
    columns: ['waist', 'hips', 'eu', 'uk', 'us'],
    rows: {
      XS: [[68, 73], [84, 88], 42, [26, 28], [26, 28]],
      S: [
        [74, 79],
        [89, 93],
        [44, 46],
        [29, 31],
        [29, 31],
      ],
      M: [
        [80, 85],
        [94, 99],
        [48, 50],
        [32, 33],
        [32, 33],
      ],
      L: [[86, 93], [100, 105], 52, [34, 36], [34, 36]],
      XL: [[94, 101], [106, 112], 54, [37, 39], [37, 39]],
      XXL: [
        [102, 110],
        [113, 120],
        [56, 58],
        [40, 43],
        [40, 43],
      ],
    },
  },
  trousers: {
    columns: ['waist', 'hips', 'eu', 'letters'],
    rows: {
      28: [71, 88, 44, 'XS'],
      30: [76, 93, 46, 'S'],
      32: [81, 98, 48, 'M'],
      34: [86, 103, 50, 'L'],
      36: [91, 108, 52, 'XL'],
      38: [97, 113, 54, 'XXL'],
    },
  },
  shoes: {
    columns: ['foot', 'uk', 'usWomen', 'usMen'],
    rows: {
      28: [17.3, 10, '11C', '11C'],
      30: [18.6, 11.5, '12.5C', '12.5C'],
      32: [20, 13, '1Y', '1Y'],
      34: [21.3, 2, '3Y', '3Y'],
      35: [22, 2.5, 4.5, 3.5],
      36: [22.7, 3.5, 5.5, 4.5],
      37: [23.3, 4, 6, 5],
      38: [24, 5, 7, 6],
      39: [24.7, 6, 8, 7],
      40: [25.3, 6.5, 8.5, 7.5],
      41: [26, 7.5, 9.5, 8.5],
      42: [26.7, 8, 10, 9],
      43: [27.3, 9, 11, 10],
      44: [28, 9.5, 11.5, 10.5],
      45: [28.7, 10.5, 12.5, 11.5],
      46: [29.3, 11, 13, 12],
    },
  },
  gloves: {
    columns: ['hand', 'handLength', 'number'],
    rows: {
      S: [[17, 18.5], 17, [6.5, 7]],
      M: [[19, 20.5], 18, [7.5, 8]],
      L: [[21, 22.5], 19, [8.5, 9]],
    },
  },
  hats: {
    columns: ['head', 'letters', 'uk', 'us'],
    rows: {
      56: [[55, 56], 'S', '6 7/8', '7'],
      58: [[57, 58], 'M', '7 1/8', '7 1/4'],
      60: [[59, 60], 'L', '7 3/8', '7 1/2'],
      62: [[61, 62], 'XL', '7 5/8', '7 3/4'],
    },
  },
  uniforms: {
    columns: ['height', 'chest', 'number'],
    rows: {
      120: [[115, 124], [58, 64], '00'],
      140: [[135, 144], [68, 74], '1'],
      160: [[155, 164], [80, 88], '3'],
      170: [[165, 174], [88, 96], '4'],
      180: [[175, 184], [96, 104], '5'],
      190: [[185, 194], [104, 112], '6'],
    },
  },
}

/** The cells of a product's size, such as `XL`, `39`, `35–38` or `160 cm`; undefined for an unknown size. */
export function cellsOf(guide: SizeGuide, size: string): readonly SizeCell[] | undefined {
  const { rows } = sizeTables[guide]
  const [first, last] = size.split('–').map((part) => rows[/^(\d+|[A-Z]+)/.exec(part)?.[0] ?? ''])
  if (!first || !last) return first
  // Socks fit several sizes of shoes.
  return first.map((cell, index) => [cell, last[index]] as readonly [number, number])
}

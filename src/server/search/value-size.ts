/** Letter sizes in ascending order. */
const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Units as multiples of the smallest unit of their kind. */
const units: Readonly<Record<string, number>> = {
  mg: 0.001,
  ct: 0.2,
  oz: 28.35,
  kg: 1000,
  t: 1_000_000,
  l: 1000,
  litre: 1000,
  litres: 1000,
  cm: 10,
  m: 1000,
  TB: 1024,
  kW: 1000,
}

const measure = /^(\d[\d,]*(?:\.\d+)?)(?: (\p{L}+))?$/u

/**
 * The place of an attribute value in size order, from its English name: letter sizes are negative; numbers follow, with
 * their unit ("500 g" is smaller than "1 kg"). Undefined for a value that is no size.
 */
export function sizeOf(name: string): number | undefined {
  const letter = letters.indexOf(name)
  if (letter >= 0) return letter - letters.length
  // Memory and storage of one variant: "8 GB + 256 GB".
  const parts = name.split(' + ').map((part) => {
    const [, digits, unit = ''] = measure.exec(part) ?? []
    return digits ? Number(digits.replaceAll(',', '')) * (units[unit] ?? units[unit.toLowerCase()] ?? 1) : Number.NaN
  })
  const sum = parts.reduce((total, part) => total + part, 0)
  return Number.isNaN(sum) ? undefined : sum
}

/** The colours of a mall's goods as swatches show them, by their English names. */
const swatches: Readonly<Record<string, string>> = {
  Red: '#d92638',
  Coral: '#ff7f6b',
  Orange: '#ff7f24',
  Amber: '#f7b124',
  Yellow: '#ffdb3b',
  Lime: '#a8d820',
  Green: '#2fa84f',
  Mint: '#8fe3ba',
  Teal: '#128a8a',
  Aqua: '#35d0d8',
  'Sky blue': '#75c7ff',
  Blue: '#2a73e0',
  Indigo: '#4038b8',
  Violet: '#7a3fe0',
  Lilac: '#c4a8ee',
  Magenta: '#d020b8',
  Pink: '#ff8fc0',
  Rose: '#e23a81',
  Brown: '#8a5a34',
  White: '#ffffff',
  Grey: '#8c9396',
  Black: '#16181a',
}

/** The swatch of a colour, `#rrggbb`, by the English names of attribute and value; undefined for all other values. */
export const swatchOf = (attribute: string, value: string): string | undefined =>
  attribute === 'Colour' && Object.hasOwn(swatches, value) ? swatches[value] : undefined

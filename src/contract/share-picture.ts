/** Tints of the product tiles in light, `--tile-1` to `--tile-8` of app/styles/tokens.css; a test compares the two. */
export const shareTints = [
  '#FFE7DA',
  '#FFF0CB',
  '#DCF3E4',
  '#DCEDFB',
  '#E8E3FB',
  '#FCE1EA',
  '#F1EADF',
  '#D5F0EE',
] as const

/** The path of a picture's preview for messengers, on the tint of its product's tile. */
export const sharePicture = (template: string, tint: number): string =>
  template.replace('{width}.{format}', `share-${(tint % shareTints.length) + 1}.jpg`)

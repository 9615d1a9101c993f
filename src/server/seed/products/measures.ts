import type { Words } from '#server/seed/seed-shapes.ts'

/**
 * Units as Chinese writes them after a number, without a space, and as Russian does. Portuguese keeps the Latin units,
 * and so does Turkish unless it has its own.
 */
const units: Readonly<Record<string, readonly [zh: string, ru: string, tr?: string]>> = {
  kg: ['千克', 'кг'],
  g: ['克', 'г'],
  oz: ['盎司', 'унций'],
  'g/m²': ['克/平方米', 'г/м²'],
  m: ['米', 'м'],
  cm: ['厘米', 'см'],
  mm: ['毫米', 'мм'],
  l: ['升', 'л'],
  L: ['升', 'л'],
  ml: ['毫升', 'мл'],
  'km/h': ['公里/小时', 'км/ч', 'km/sa'],
  mAh: ['mAh', 'мА·ч'],
  MHz: ['MHz', 'МГц'],
  W: ['W', 'Вт'],
  V: ['V', 'В'],
  dB: ['dB', 'дБ'],
  lm: ['流明', 'лм'],
  '°C': ['°C', '°C'],
}

const unitAfterNumber = /(?<=\d) ([a-zA-Z°/²]+)/g
const pointOfMeasure = /(?<=\d)\.(?=\d+[ ″])/g

/**
 * A measure or a code in each language: "1.5 kg" is "1,5 кг" in Russian. A code ("IP68", "USB-A 3.2") stays unchanged.
 */
export function measureInWords(text: string): Words {
  const withComma = text.replace(pointOfMeasure, ',')
  const chinese = text
    .replaceAll(' × ', '×')
    .replace(unitAfterNumber, (whole, unit: string) => units[unit]?.[0] ?? whole)
  const russian = withComma.replace(unitAfterNumber, (whole, unit: string) =>
    units[unit] ? ` ${units[unit][1]}` : whole,
  )
  const turkish = withComma.replace(unitAfterNumber, (whole, unit: string) =>
    units[unit]?.[2] ? ` ${units[unit][2]}` : whole,
  )
  return [text, chinese, turkish, russian, withComma]
}

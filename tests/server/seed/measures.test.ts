import { expect, test } from 'vitest'
import { measureInWords } from '#server/seed/products/measures.ts'

test.each([
  ['1.5 kg', ['1.5 kg', '1.5千克', '1,5 kg', '1,5 кг', '1,5 kg']],
  ['23 × 30.5 cm', ['23 × 30.5 cm', '23×30.5厘米', '23 × 30,5 cm', '23 × 30,5 см', '23 × 30,5 cm']],
  ['80 g/m²', ['80 g/m²', '80克/平方米', '80 g/m²', '80 г/м²', '80 g/m²']],
  ['2–6 °C', ['2–6 °C', '2–6°C', '2–6 °C', '2–6 °C', '2–6 °C']],
  ['8 oz', ['8 oz', '8盎司', '8 oz', '8 унций', '8 oz']],
  ['25 km/h', ['25 km/h', '25公里/小时', '25 km/sa', '25 км/ч', '25 km/h']],
  ['5 V USB', ['5 V USB', '5V USB', '5 V USB', '5 В USB', '5 V USB']],
])('a measure has the units of each language: %s', (measure, words) => {
  expect(measureInWords(measure)).toEqual(words)
})

test.each(['IP68', 'USB-A 3.2', 'XL', '39', 'EN 166 B', '1:64', 'ISO 15197:2013', '56 HRC'])(
  'a code reads the same in every language: %s',
  (code) => {
    expect(new Set(measureInWords(code))).toEqual(new Set([code]))
  },
)

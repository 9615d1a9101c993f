import { describe, expect, test } from 'vitest'
import type { Area } from '#contract/account/address.ts'
import { areasNamed } from '#features/address/areas-named.ts'

const areas = (...names: (readonly [string, string])[]): Area[] =>
  names.map(([areaName, localName], index) => ({ areaId: index + 1, areaName, localName, parentId: 0, level: 3 }))
const all = areas(
  ['Xian', '西安市'],
  ['Kadikoy', 'Kadıköy'],
  ['Isparta', 'Isparta'],
  ['Ja-Ela', 'Ja-Ela'],
  ['Nuwara Eliya', 'නුවරඑළිය'],
  ['New Medog', '新墨脱'],
  ['Medog', '墨脱县'],
)
const found = (typed: string) => areasNamed(all, typed).map(({ areaName }) => areaName)

describe('product#addresses: areas are found by name', () => {
  test.each([
    ["Xi'an", 'Xian'],
    ['xi an', 'Xian'],
    ['Xi’an', 'Xian'],
    ['西安', 'Xian'],
    ['KADIKÖY', 'Kadikoy'],
    ['kadıköy', 'Kadikoy'],
    ['ısparta', 'Isparta'],
    ['İSPARTA', 'Isparta'],
    ['ja ela', 'Ja-Ela'],
    ['nuwaraeliya', 'Nuwara Eliya'],
    ['නුවරඑළිය', 'Nuwara Eliya'],
  ])('product#addresses: %s finds %s', (typed, name) => {
    expect(found(typed)).toEqual([name])
  })

  test('product#addresses: areas that begin with the text come first; an empty text or a space finds the whole list', () => {
    expect(found('medog')).toEqual(['Medog', 'New Medog'])
    expect(found('墨脱')).toEqual(['Medog', 'New Medog'])
    expect(found(' ')).toHaveLength(all.length)
    expect(found('Atlantis')).toEqual([])
  })
})

const area = (areaName: string, localName: string, areaId: number): Area => ({
  areaId,
  areaName,
  localName,
  parentId: 1,
  level: 2,
})
const spelled = [
  area('Nanshan', '南山区', 1),
  area('Kadıköy', 'Kadıköy', 2),
  area('İzmit', 'İzmit', 3),
  area('Şişli', 'Şişli', 4),
  area('Kandy', 'මහනුවර', 5),
  area('New Kandy', 'නව මහනුවර', 6),
  area('Luang Prabang', 'ຫຼວງພະບາງ', 7),
  area('São Tomé', 'São Tomé', 8),
]

test.each([
  ['南山', ['Nanshan']],
  ['nanshan', ['Nanshan']],
  ['මහනුවර', ['Kandy', 'New Kandy']],
  ['ຫຼວງ', ['Luang Prabang']],
  ['kadikoy', ['Kadıköy']],
  ['KADIKÖY', ['Kadıköy']],
  ['kadıköy', ['Kadıköy']],
  ['KADIKOY', ['Kadıköy']],
  ['izmit', ['İzmit']],
  ['ızmıt', ['İzmit']],
  ['İZMİT', ['İzmit']],
  ['sisli', ['Şişli']],
  ['sao tome', ['São Tomé']],
  ['SA\u0303O', ['São Tomé']],
  ['  kandy ', ['Kandy', 'New Kandy']],
  ['an', ['Nanshan', 'Kandy', 'New Kandy', 'Luang Prabang']],
  ['new', ['New Kandy']],
  ['atlantis', []],
  ['山南', []],
  [' ', spelled.map(({ areaName }) => areaName)],
])('product#addresses: area search: “%s” finds %j', (typed, names) => {
  expect(areasNamed(spelled, typed).map(({ areaName }) => areaName)).toEqual(names)
})

test('product#addresses: areas of which one name begins with the text come first', () => {
  const listed = [area('New Kandy', 'නව මහනුවර', 6), area('Kandy', 'මහනුවර', 5), area('Kandapola', 'කන්දපොල', 9)]
  expect(areasNamed(listed, 'kand').map(({ areaName }) => areaName)).toEqual(['Kandy', 'Kandapola', 'New Kandy'])
  expect(areasNamed(listed, 'මහ').map(({ areaName }) => areaName)).toEqual(['Kandy', 'New Kandy'])
})

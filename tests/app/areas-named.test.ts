import { describe, expect, test } from 'vitest'
import { areasNamed } from '../../src/app/features/address/areas-named.ts'
import type { Area } from '../../src/contract/account/address.ts'

const places = (...names: (readonly [string, string])[]): Area[] =>
  names.map(([areaName, localName], index) => ({ areaId: index + 1, areaName, localName, parentId: 0, level: 3 }))
const all = places(
  ['Xian', '西安市'], ['Kadikoy', 'Kadıköy'], ['Isparta', 'Isparta'], ['Ja-Ela', 'Ja-Ela'], ['Nuwara Eliya', 'නුවරඑළිය'],
  ['New Medog', '新墨脱'], ['Medog', '墨脱县'],
)
const found = (typed: string) => areasNamed(all, typed).map(({ areaName }) => areaName)

describe('issue 4 a place is found by its name', () => {
  test.each([
    ["Xi'an", 'Xian'], ['xi an', 'Xian'], ['Xi’an', 'Xian'], ['西安', 'Xian'],
    ['KADIKÖY', 'Kadikoy'], ['kadıköy', 'Kadikoy'], ['ısparta', 'Isparta'], ['İSPARTA', 'Isparta'],
    ['ja ela', 'Ja-Ela'], ['nuwaraeliya', 'Nuwara Eliya'], ['නුවරඑළිය', 'Nuwara Eliya'],
  ])('issue 4 %s finds %s', (typed, name) => {
    expect(found(typed)).toEqual([name])
  })

  test('issue 4 those that begin with it come first; nothing typed, or a space, is the whole list', () => {
    expect(found('medog')).toEqual(['Medog', 'New Medog'])
    expect(found('墨脱')).toEqual(['Medog', 'New Medog'])
    expect(found(' ')).toHaveLength(all.length)
    expect(found('Atlantis')).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { readAreas } from '../../src/server/address/areas.ts'

const areas = readAreas()
const within = (id: number) => areas.within(id) ?? []
const country = (name: string) => within(0).find(({ areaName }) => areaName === name)?.areaId ?? 0
const named = (parentId: number, name: string) => within(parentId).find(({ areaName }) => areaName === name)
const every = (id: number): ReturnType<typeof within>[number][] => within(id).flatMap((one) => [one, ...every(one.areaId)])

describe('issue 4 places', () => {
  test.each([['Sri Lanka', 9, 25, 200], ['China', 33, 340, 900], ['Laos', 18, 140, 140], ['Türkiye', 81, 440, 500]])('issue 4 %s has %i provinces, its districts and its towns', (name, provinces, districts, towns) => {
    const all = every(country(name))
    const count = (level: number) => all.filter((one) => one.level === level).length
    expect(count(1)).toBe(provinces)
    expect(count(2)).toBeGreaterThanOrEqual(districts)
    expect(count(3)).toBeGreaterThanOrEqual(towns)
  })

  test('issue 4 ids are unique and exact, and a town knows its way', () => {
    const all = every(0)
    expect(new Set(all.map(({ areaId }) => areaId)).size).toBe(all.length)
    expect(all.every(({ areaId }) => Number.isSafeInteger(areaId))).toBe(true)
    for (const town of all.filter(({ level }) => level === 3)) expect(areas.pathTo(town.areaId)?.city.areaId).toBe(town.parentId)
    for (const other of all.filter(({ level }) => level !== 3)) expect(areas.pathTo(other.areaId)).toBe(undefined)
  })

  test('issue 4 no place stands twice within another, none is empty or half written', () => {
    for (const parent of [0, ...every(0).map(({ areaId }) => areaId)]) {
      const names = within(parent).map(({ localName }) => localName)
      expect(new Set(names).size, `${parent}: ${names.join()}`).toBe(names.length)
    }
    for (const { areaName, localName } of every(0)) expect(`${areaName}|${localName}`).toMatch(/^[^|:,]+\|[^|:,]+$/)
  })

  test('issue 4 names are English and as the place writes them', () => {
    const istanbul = named(country('Türkiye'), 'Istanbul')
    expect(istanbul?.localName).toBe('İstanbul')
    expect(named(istanbul?.areaId ?? 0, 'Kadikoy')?.localName).toBe('Kadıköy')
    const guangdong = named(country('China'), 'Guangdong')
    expect(named(named(guangdong?.areaId ?? 0, 'Shenzhen')?.areaId ?? 0, 'Nanshan')?.localName).toBe('南山区')
    expect(named(country('Sri Lanka'), 'Western')?.localName).toBe('බස්නාහිර')
    expect(named(country('Laos'), 'Champasak')?.localName).toBe('ຈຳປາສັກ')
  })
})

import { describe, expect, test } from 'vitest'
import { readAreas } from '#server/address/areas.ts'

const areas = readAreas()
const within = (id: number) => areas.within(id) ?? []
const country = (name: string) => within(0).find(({ areaName }) => areaName === name)?.areaId ?? 0
const named = (parentId: number, name: string) => within(parentId).find(({ areaName }) => areaName === name)
const every = (id: number): ReturnType<typeof within>[number][] =>
  within(id).flatMap((one) => [one, ...every(one.areaId)])

describe('product#addresses: areas', () => {
  test.each([
    ['Sri Lanka', 9, 25, 434],
    ['China', 33, 373, 3096],
    ['Laos', 18, 148, 148],
    ['Türkiye', 81, 973, 1080],
  ])(
    'product#addresses: %s has all of its %i provinces, %i districts and %i towns',
    (name, provinces, districts, towns) => {
      const all = every(country(name))
      expect([1, 2, 3].map((level) => all.filter((one) => one.level === level).length)).toEqual([
        provinces,
        districts,
        towns,
      ])
    },
  )

  // Numbers from the official registers: county-level divisions of some provinces, districts of others (decision 0013).
  test.each([
    ['China', 'Tibet', 74],
    ['China', 'Sichuan', 183],
    ['China', 'Hebei', 167],
    ['China', 'Yunnan', 129],
    ['China', 'Chongqing', 38],
    ['China', 'Beijing', 16],
    ['Türkiye', 'Istanbul', 39],
    ['Türkiye', 'Konya', 31],
    ['Türkiye', 'Izmir', 30],
    ['Türkiye', 'Bayburt', 3],
  ])('product#addresses: %s, %s: %i divisions, as in the official count', (name, province, divisions) => {
    const districts = within(named(country(name), province)?.areaId ?? 0)
    expect(name === 'China' ? districts.flatMap(({ areaId }) => within(areaId)) : districts).toHaveLength(divisions)
  })

  test.each([
    ['Türkiye', ['Izmir', 'Karsiyaka', 'Karsiyaka'], 'Karşıyaka'],
    ['Türkiye', ['Izmir', 'Bayindir', 'Bayindir'], 'Bayındır'],
    ['Türkiye', ['Hakkari', 'Cukurca', 'Cukurca'], 'Çukurca'],
    ['Türkiye', ['Mugla', 'Seydikemer', 'Seydikemer'], 'Seydikemer'],
    ['China', ['Tibet', 'Nyingchi', 'Medog'], '墨脱县'],
    ['China', ['Hainan', 'Sansha', 'Xisha'], '西沙区'],
    ['China', ['Hainan', 'Lingshui', 'Xincun'], '新村镇'],
    ['China', ['Chongqing', 'Chongqing', 'Chengkou'], '城口县'],
    ['China', ['Guangdong', 'Dongguan', 'Shilong'], '石龙镇'],
    ['China', ['Gansu', 'Zhangye', 'Minle'], '民乐县'],
    ['China', ['Inner Mongolia', 'Xilingol', 'West Ujimqin'], '西乌珠穆沁旗'],
    ['China', ['Xinjiang', 'Aral', 'Aral'], '阿拉尔市'],
    ['Laos', ['Champasak', 'Pakse', 'Pakse'], 'ປາກເຊ'],
    ['Sri Lanka', ['Northern', 'Jaffna', 'Jaffna'], 'Jaffna'],
    ['Sri Lanka', ['Northern', 'Jaffna', 'Delft'], 'Delft'],
  ])('product#addresses: a shopper finds the path in %s: %j', (name, path, localName) => {
    const town = path.reduce<ReturnType<typeof named>>(
      (parent, one) => named(parent?.areaId ?? 0, one),
      within(0).find(({ areaName }) => areaName === name),
    )
    expect(town).toMatchObject({ level: 3, localName })
  })

  // Addresses store the id alone, and these ids are older than the last entries of the lists.
  test.each([
    [104001009, 'Point Pedro'],
    [219003003, '南山区'],
    [231015001, '石河子市'],
    [233001003, '路环'],
    [221009001, '通什镇'],
    [316001001, 'ປາກເຊ'],
    [435002002, 'Mavişehir'],
    [481004001, 'Kaynaşlı'],
  ])('decision 0013 a list grows at its end: %i stays %s', (townId, localName) => {
    expect(areas.pathTo(townId)?.town.localName).toBe(localName)
  })

  test('product#addresses: an address can be in every district of Türkiye and Laos, with or without listed quarters', () => {
    for (const name of ['Türkiye', 'Laos']) {
      for (const district of every(country(name)).filter(({ level }) => level === 2)) {
        expect(
          within(district.areaId).map(({ localName }) => localName),
          district.localName,
        ).toContain(district.localName)
      }
    }
  })

  test('product#addresses: a list holds one level only and is small', () => {
    for (const areaId of [0, ...every(0).map((one) => one.areaId)])
      expect(Buffer.byteLength(JSON.stringify(within(areaId)))).toBeLessThan(8_000)
  })

  test('product#addresses: ids are unique and exact, and a town knows its parents', () => {
    const all = every(0)
    expect(new Set(all.map(({ areaId }) => areaId)).size).toBe(all.length)
    expect(all.every(({ areaId }) => Number.isSafeInteger(areaId))).toBe(true)
    for (const town of all.filter(({ level }) => level === 3))
      expect(areas.pathTo(town.areaId)?.city.areaId).toBe(town.parentId)
    for (const other of all.filter(({ level }) => level !== 3)) expect(areas.pathTo(other.areaId)).toBe(undefined)
  })

  test('product#addresses: no area is listed twice in its parent, none is empty or incomplete', () => {
    for (const parent of [0, ...every(0).map(({ areaId }) => areaId)]) {
      const names = within(parent).map(({ localName }) => localName)
      expect(new Set(names).size, `${parent}: ${names.join()}`).toBe(names.length)
    }
    for (const { areaName, localName } of every(0)) expect(`${areaName}|${localName}`).toMatch(/^[^|:,]+\|[^|:,]+$/)
  })

  test('product#addresses: names are in English and in the local script', () => {
    const istanbul = named(country('Türkiye'), 'Istanbul')
    expect(istanbul?.localName).toBe('İstanbul')
    expect(named(istanbul?.areaId ?? 0, 'Kadikoy')?.localName).toBe('Kadıköy')
    const guangdong = named(country('China'), 'Guangdong')
    expect(named(named(guangdong?.areaId ?? 0, 'Shenzhen')?.areaId ?? 0, 'Nanshan')?.localName).toBe('南山区')
    expect(named(country('Sri Lanka'), 'Western')?.localName).toBe('බස්නාහිර')
    expect(named(country('Laos'), 'Champasak')?.localName).toBe('ຈຳປາສັກ')
  })
})

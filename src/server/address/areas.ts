import type { Area } from '#contract/account/address.ts'
import { placesOfChina } from '../seed/areas/china-places.ts'
import { placesOfLaos } from '../seed/areas/laos-places.ts'
import { placesOfSriLanka } from '../seed/areas/sri-lanka-places.ts'
import { placesOfTurkiye } from '../seed/areas/turkiye-places.ts'

/** The places from a country down to a town. */
export type AreaPath = { readonly country: Area; readonly province: Area; readonly city: Area; readonly town: Area }
type Areas = {
  /** The places within a place, in the order of the country's list; undefined for an unknown place. */
  within(areaId: number): readonly Area[] | undefined
  /** The places down to a town; undefined where the id is not a town's. */
  pathTo(townId: number): AreaPath | undefined
}

const countries = [
  { name: 'Sri Lanka', localName: 'ශ්‍රී ලංකාව', written: placesOfSriLanka },
  { name: 'China', localName: '中国', written: placesOfChina },
  { name: 'Laos', localName: 'ລາວ', written: placesOfLaos },
  { name: 'Türkiye', localName: 'Türkiye', written: placesOfTurkiye },
] as const

/**
 * Ids are positions in the lists, two or three digits a level, so a list may grow at its end: 1 is Sri Lanka, 101 its
 * first province, 101001 the first district there, 101001001 the first town there.
 */
const idWithin = (parentId: number, index: number, level: number): number =>
  parentId * (level === 1 ? 100 : 1000) + index + 1

/** Parses `English|local`, or one name for both. Latin names lose their accents in English. */
function namesOf(text: string): { areaName: string; localName: string } {
  const [name = '', localName = name] = text.trim().split('|')
  return { areaName: plain(name), localName }
}
const plain = (name: string): string => name.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')

/**
 * Reads the lists (seed/areas). A line without indent is a province; an indented line is a district and, after a colon,
 * its towns. A district without towns gets one of its own name.
 */
export function readAreas(): Areas {
  const byId = new Map<number, Area>()
  const children = new Map<number, Area[]>([[0, []]])
  const add = (
    parentId: number,
    areaId: number,
    level: Area['level'],
    names: { areaName: string; localName: string },
  ): number => {
    const area = { areaId, ...names, parentId, level }
    byId.set(areaId, area)
    children.set(areaId, [])
    children.get(parentId)?.push(area)
    return areaId
  }
  const next = (parentId: number, level: 1 | 2 | 3) => idWithin(parentId, children.get(parentId)?.length ?? 0, level)
  for (const [index, { name, localName, written }] of countries.entries()) {
    const country: number = add(0, index + 1, 0, { areaName: name, localName })
    let province = country
    for (const line of written.split('\n').filter((one) => one.trim() !== '')) {
      if (!line.startsWith(' ')) {
        province = add(country, next(country, 1), 1, namesOf(line))
        continue
      }
      const [district = '', towns = district] = line.split(':')
      const city = add(province, next(province, 2), 2, namesOf(district))
      for (const town of towns.split(',')) add(city, next(city, 3), 3, namesOf(town))
    }
  }
  return {
    within: (areaId) => children.get(areaId),
    pathTo(townId) {
      const town = byId.get(townId)
      const city = byId.get(town?.parentId ?? 0)
      const province = byId.get(city?.parentId ?? 0)
      const country = byId.get(province?.parentId ?? 0)
      return town?.level === 3 && city && province && country ? { country, province, city, town } : undefined
    },
  }
}

let read: Areas | undefined
/** The places of the four countries, read on first use. They never change while the server runs. */
export const areas = (): Areas => (read ??= readAreas())

import { type Language, languages } from '#contract/languages.ts'
import { isRegionId } from '#contract/region/region-ids.ts'
import { ownTimeZone } from '#offline/call.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import type { Market } from './market.ts'

const languageNamed = (name: string | null): Language | null => languages.find((one) => one === name) ?? null
const yearInSeconds = 31_536_000

/** Reads localStorage; null where the key is absent or the browser forbids access. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // The browser forbids storage: the cookie and the defaults decide.
    return null
  }
}

/** Writes localStorage; does nothing where the browser forbids access. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window may forbid storage: the choice then exists in the cookie alone.
  }
}

/** Removes a key from localStorage. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // The browser forbids storage, so there is nothing to remove.
  }
}

/** The region and language chosen on this device; null for a choice that was not made. */
export function chosenMarket(): { regionId: number | null; lang: Language | null } {
  const regionId = Number(readLocal(localKeys.region))
  return { regionId: isRegionId(regionId) ? regionId : null, lang: languageNamed(readLocal(localKeys.language)) }
}

/** The language of the device, or English where the mall does not support that language. */
export function deviceLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languageNamed(tag.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

let pageRegion: number | undefined
/** The region that this page was opened in, whatever region this device has chosen since. */
export const regionOfPage = (): number | undefined => pageRegion

/** Fixes the region of a page that starts, and stores region, language and time zone on the device. */
export function openMarket({ regionId, lang }: Market): void {
  pageRegion = regionId
  saveRegion(regionId)
  saveLanguage(lang)
  writeCookie(cookieNames.timeZone, ownTimeZone())
}

/** Stores the region on the device for the next page, and in a cookie for the server's document. */
export function saveRegion(regionId: number): void {
  writeLocal(localKeys.region, String(regionId))
  writeCookie(cookieNames.region, String(regionId))
}

/** Stores the language, like the region, which stays as it is: another tab may have chosen another one. */
export function saveLanguage(lang: Language): void {
  writeLocal(localKeys.language, lang)
  writeCookie(cookieNames.language, lang)
}

/** Writes a cookie, by default for a year. */
export function writeCookie(name: string, value: string, seconds = yearInSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

import { type Language, languages } from '#contract/languages.ts'
import { isRegionId } from '#contract/region-ids.ts'
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
/** The region that this page was opened in, whatever region another tab has chosen since. */
export const regionOfPage = (): number | undefined => pageRegion

/** Stores region and language on the device, and in cookies for the server's first document. */
export function saveMarket({ regionId, lang }: Market): void {
  pageRegion = regionId
  writeLocal(localKeys.region, String(regionId))
  writeLocal(localKeys.language, lang)
  writeCookie(cookieNames.region, String(regionId))
  writeCookie(cookieNames.language, lang)
  writeCookie(cookieNames.timeZone, ownTimeZone())
}

/** Writes a cookie, by default for a year. */
export function writeCookie(name: string, value: string, seconds = yearInSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

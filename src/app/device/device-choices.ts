import { type Language, languages } from '#contract/languages.ts'
import { isRegionId } from '#contract/region-ids.ts'
import { ownTimeZone } from '#offline/call.ts'
import { cookieNames, localKeys } from '#offline/storage-keys.ts'
import type { Place } from './place.ts'

const languageNamed = (name: string | null): Language | null => languages.find((one) => one === name) ?? null
const yearInSeconds = 31_536_000

/** Reads localStorage; null where there is nothing or the phone forbids it. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // The browser forbids storage: the cookie and the defaults decide.
    return null
  }
}

/** Writes localStorage; a phone that forbids it goes without. */
export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A private window may forbid storage: the choice then lives in the cookie alone.
  }
}

/** Takes something out of localStorage. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing can be there.
  }
}

/** What was chosen on this device, or null for what was not. */
export function chosenPlace(): { regionId: number | null; lang: Language | null } {
  const regionId = Number(readLocal(localKeys.region))
  return { regionId: isRegionId(regionId) ? regionId : null, lang: languageNamed(readLocal(localKeys.language)) }
}

/** The language of the device, English where it is none of ours. */
export function deviceLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const found = languageNamed(tag.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en'
}

let pageRegion: number | undefined
/** The region that this page was opened in, whatever another tab has chosen since. */
export const regionOfPage = (): number | undefined => pageRegion

/** Keeps region and language on the device, and in cookies for the server's first document. */
export function keepPlace({ regionId, lang }: Place): void {
  pageRegion = regionId
  writeLocal(localKeys.region, String(regionId))
  writeLocal(localKeys.language, lang)
  writeCookie(cookieNames.region, String(regionId))
  writeCookie(cookieNames.language, lang)
  writeCookie(cookieNames.timeZone, ownTimeZone())
}

/** Keeps a cookie, for a year where nothing else is said. */
export function writeCookie(name: string, value: string, seconds = yearInSeconds): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

import { languages } from '#contract/languages.ts'
import type { Language } from '#contract/wire.ts'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * One screen on one device: the languages in which it is opened, and the languages, themes and widths of its axe runs.
 */
export type VisualCase = {
  readonly screen: string
  readonly isPhone: boolean
  readonly languages: readonly Language[]
  readonly axe: (language: Language) => { readonly themes: readonly Theme[]; readonly widths: readonly number[] }
}

/** Widths of the phone's and the desktop's layout, at their edges and between. */
const allWidths = { phone: [320, 390, 768, 834], desktop: [835, 1024, 1440, 1920] } as const
/** The widths at which nothing may overflow. */
export const edges = (isPhone: boolean) => (isPhone ? [320, 834] : [835, 1920])

/** Every screen in every language, theme and width on both devices. */
export const allVisualCases = (screens: readonly string[]): VisualCase[] =>
  screens.flatMap((screen) =>
    [true, false].map(
      (isPhone): VisualCase => ({
        screen,
        isPhone,
        languages,
        axe: () => ({ themes, widths: allWidths[isPhone ? 'phone' : 'desktop'] }),
      }),
    ),
  )

/**
 * Every screen in every language, and once on each device under axe, in both themes. Language, theme, device and width
 * are combined pairwise over the screens (docs/quality.md#tests). Russian, the longest language, is always the phone's.
 */
export function sampleVisualCases(screens: readonly string[]): VisualCase[] {
  const others = languages.filter((language) => language !== 'ru')
  const turned = (by: number) => [...others.slice(by % others.length), ...others.slice(0, by % others.length)]
  return screens.flatMap((screen, at) => {
    const isRussianWide = at % 5 === 4
    const phone: Language[] = ['ru', ...turned(at).slice(0, 2)]
    const desktop: Language[] = isRussianWide ? [...turned(at).slice(2), 'ru'] : turned(at).slice(2)
    return [phone, desktop].map((deviceLanguages, device): VisualCase => {
      const isPhone = device === 0
      const chosen =
        isRussianWide && !isPhone ? 'ru' : deviceLanguages[Math.floor(at / 2 + at / 7) % deviceLanguages.length]
      const seen = {
        themes: [themes[(at + device) % 2] ?? 'light'],
        widths: [edges(isPhone)[Math.floor(at / 3) % 2] ?? 320],
      }
      return {
        screen,
        isPhone,
        languages: deviceLanguages,
        axe: (language) => (language === chosen ? seen : { themes: [], widths: [] }),
      }
    })
  })
}

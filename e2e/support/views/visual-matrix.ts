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
  /** The widths at which the screen opens without a layout shift. */
  readonly shiftWidths: (language: Language) => readonly number[]
  /** The widths at which nothing may overflow. */
  readonly overflowWidths: readonly number[]
  readonly axe: (language: Language) => { readonly themes: readonly Theme[]; readonly widths: readonly number[] }
}

/** Widths of the phone's and the desktop's layout, at their edges and between. */
const allWidths = { phone: [320, 360, 390, 768, 834], desktop: [835, 1024, 1440, 1920] } as const
/** The edges of each layout, and the width of most phones. */
export const edges = (isPhone: boolean) => (isPhone ? [320, 360, 834] : [835, 1920])

const pick = <T>(from: readonly T[], at: number) => from[at % from.length] as T

/**
 * Every screen in every language on both devices, at every width. Each language opens a screen at the narrowest width and
 * at another one, so that every width is opened in some language. axe runs in both themes at the edges of the layout:
 * between the edges a screen has the same elements and colours.
 */
export const allVisualCases = (screens: readonly string[]): VisualCase[] =>
  screens.flatMap((screen) =>
    [true, false].map((isPhone): VisualCase => {
      const widths = allWidths[isPhone ? 'phone' : 'desktop']
      const [narrowest, ...others] = widths
      return {
        screen,
        isPhone,
        languages,
        shiftWidths: (language) => [narrowest, pick(others, languages.indexOf(language))],
        overflowWidths: widths,
        axe: () => ({ themes, widths: [narrowest, others.at(-1) ?? narrowest] }),
      }
    }),
  )

/**
 * Every screen on both devices, in Russian, the longest language, on one of them and in another language on the other;
 * axe runs once on each device, in different themes. Language, theme, device and width are combined pairwise over the
 * screens (docs/quality.md#tests).
 */
export function sampleVisualCases(screens: readonly string[]): VisualCase[] {
  const others = languages.filter((language) => language !== 'ru')
  return screens.flatMap((screen, at) =>
    [true, false].map((isPhone, device): VisualCase => {
      const language = (at + device) % 2 === 0 ? 'ru' : pick(others, Math.floor(at / 2))
      const themesAndWidths = {
        themes: [pick(themes, Math.floor(at / 2 + at / 7) + device)],
        widths: [pick(edges(isPhone), Math.floor(at / 3))],
      }
      const shiftWidths = [pick(isPhone ? [320, 360] : [835, 1440], Math.floor(at / 2))]
      return {
        screen,
        isPhone,
        languages: [language],
        shiftWidths: () => shiftWidths,
        overflowWidths: edges(isPhone),
        axe: () => themesAndWidths,
      }
    }),
  )
}

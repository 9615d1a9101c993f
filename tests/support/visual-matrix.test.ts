import { expect, test } from 'vitest'
import { languages } from '#contract/languages.ts'
import { screens } from '#e2e/support/views/screens.ts'
import { allVisualCases, edges, sampleVisualCases, themes, type VisualCase } from '#e2e/support/views/visual-matrix.ts'

const names = Object.keys(screens)
/** One row for each run of axe. */
const rowsOf = (cases: readonly VisualCase[]) =>
  cases.flatMap(({ screen, isPhone, languages: axeLanguages, axe }) =>
    axeLanguages.flatMap((language) =>
      axe(language).themes.flatMap((theme) =>
        axe(language).widths.map((width) => ({
          screen,
          device: isPhone ? 'phone' : 'desktop',
          language,
          theme,
          width: String(width),
        })),
      ),
    ),
  )
type Factor = keyof ReturnType<typeof rowsOf>[number]
const rows = rowsOf(sampleVisualCases(names))
const pairs = (one: Factor, other: Factor) => new Set(rows.map((row) => `${row[one]} ${row[other]}`)).size

test('quality#tests: the short run opens every screen on both devices, on one of them in Russian, with axe in each theme', () => {
  const cases = sampleVisualCases(names)
  for (const name of names)
    expect(cases.filter(({ screen, languages: opened }) => screen === name && opened.includes('ru')).length, name).toBe(
      1,
    )
  for (const language of languages)
    expect(cases.filter((visualCase) => visualCase.languages.includes(language)).length, language).toBeGreaterThan(
      names.length / 5,
    )
  expect(pairs('screen', 'device')).toBe(names.length * 2)
  expect(pairs('screen', 'theme')).toBe(names.length * 2)
  expect(rows.length).toBe(names.length * 2)
})

test('quality#tests: the short run covers each pair of language, theme, device and width', () => {
  const widths = [...edges(true), ...edges(false)].length
  expect(pairs('language', 'theme')).toBe(languages.length * themes.length)
  expect(pairs('language', 'device')).toBe(languages.length * 2)
  expect(pairs('language', 'width')).toBe(languages.length * widths)
  expect(pairs('theme', 'width')).toBe(themes.length * widths)
})

test('quality#tests: the full run covers all combinations, with axe at the edges of each layout', () => {
  const all = allVisualCases(names)
  const axeRuns = new Set(rowsOf(all).map((row) => JSON.stringify(row)))
  expect(axeRuns.size).toBe(names.length * languages.length * themes.length * 4)
  const widths = all.flatMap(({ screen, overflowWidths }) => overflowWidths.map((width) => `${screen} ${width}`))
  expect(new Set(widths).size).toBe(names.length * 9)
})

test('quality#speed: layout shift is asserted at two widths of each device in the short run, and at each width of each screen in the full run', () => {
  const shiftsOf = (cases: readonly VisualCase[]) =>
    cases.flatMap(({ screen, languages: opened, shiftWidths }) =>
      opened.flatMap((language) => shiftWidths(language).map((width) => `${screen} ${width}`)),
    )
  const short = shiftsOf(sampleVisualCases(names))
  expect(short).toHaveLength(names.length * 2)
  expect(new Set(short.map((one) => one.split(' ').at(-1)))).toEqual(new Set(['320', '360', '835', '1440']))
  const full = shiftsOf(allVisualCases(names))
  for (const width of [320, 360, 390, 768, 834, 835, 1024, 1440, 1920])
    for (const name of names) expect(full).toContain(`${name} ${width}`)
})

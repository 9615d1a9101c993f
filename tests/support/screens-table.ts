import type { Screen } from '#app/screens.ts'

/** The table of screens in docs/screens.md. */
export const screensTable = (screens: readonly Screen[]): string =>
  ['| screen | path | in the sitemap |', '|---|---|---|', ...screens.map(row)].join('\n')

const row = ({ screen = '', path, sitemap }: Screen): string =>
  `| ${screen} | \`${path}\` | ${sitemap === undefined ? 'no' : 'each' in sitemap ? `each of the ${sitemap.each}` : 'yes'} |`

import type { LinguiConfig } from '@lingui/conf'
import { languages } from '#contract/languages.ts'

/** Words of page, worker and server; `npm run words` collects new ones into the five catalogues. */
const config: LinguiConfig = {
  locales: [...languages],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/src/words/locales/{locale}', include: ['src'] }],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
}
export default config

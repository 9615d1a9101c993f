import type { LinguiConfig } from '@lingui/conf'
import { languages } from '#contract/languages.ts'

/** Message catalogues of page, worker and server; `npm run words` extracts new messages into the five catalogues. */
const config: LinguiConfig = {
  locales: [...languages],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/src/words/locales/{locale}', include: ['src'] }],
  format: 'po',
  formatOptions: { lineNumbers: false },
  orderBy: 'message',
}
export default config

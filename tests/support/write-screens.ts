import { writeFileSync } from 'node:fs'
import { builtScreens } from './built-screens.ts'
import { screensTable } from './screens-table.ts'

const intro = `# Screens

Every screen is a route file in src/app/routes, which declares all of this (decision 0043). \`npx tsx tests/support/write-screens.ts\`
writes this page after a build; a test compares the two.

`
writeFileSync(new URL('../../docs/screens.md', import.meta.url), `${intro}${screensTable(await builtScreens())}\n`)

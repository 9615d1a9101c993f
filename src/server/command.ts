import { pathToFileURL } from 'node:url'
import { buildOutdated } from './build-outdated.ts'
import { serverBuild } from './build-parts.ts'

// `npm run mall` and `npm run seed`: build the server where its sources have changed, then run the program of the bundle
// that the first word names with the other words.
const [program] = process.argv.splice(2, 1)
buildOutdated([serverBuild])
await import(pathToFileURL(`dist/server/${program}.js`).href)

import { pathToFileURL } from 'node:url'
import { buildOutdated } from './build-outdated.ts'
import { pageBuild, serverBuild } from './build-parts.ts'

// `npm start`: builds the page and the server where their sources have changed, then opens the mall. A second start
// reuses the build and takes seconds.
buildOutdated([pageBuild, serverBuild])
// React renders documents a fifth faster than in its development mode. React reads the variable when it is imported.
process.env['NODE_ENV'] ??= 'production'
await import(pathToFileURL('dist/server/main.js').href)

import { build } from 'vite'
import { buildServer } from './build-server.ts'
import { compressFolder } from './compress.ts'
import { keepPreviousBuild } from './keep-previous-build.ts'
import { writeWebManifests } from './web-manifest.ts'

const page = 'dist/page'

/** `npm run build`: builds the page with its worker, the server's renderer of first documents, and the server. */
await keepPreviousBuild(page, 'dist/previous')
await build({ logLevel: 'error' })
await writeWebManifests(`${page}/manifests`)
await compressFolder(page)
await build({ logLevel: 'error', build: { ssr: 'src/app/entry-server.tsx' } })
await buildServer()

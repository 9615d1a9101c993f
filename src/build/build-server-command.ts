import { buildServer } from './build-server.ts'

/** `npm run build:server`: bundles the server only. */
await buildServer()

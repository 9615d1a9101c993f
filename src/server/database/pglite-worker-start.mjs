/**
 * Starts pglite-worker.ts from its source; the bundle needs no such file. Node 20 does not pass `--import tsx` on to worker
 * threads (the file's ending is unknown to them), so the thread registers the loader itself, wherever the server was
 * started from.
 */
import { register } from 'tsx/esm/api'

register()
await import('./pglite-worker.ts')

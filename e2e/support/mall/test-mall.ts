// The mall of a test run: the real server, which serves a plain worker to plain browsers.
import './plain-worker.ts'
import { replaceOldDemoData } from './replace-old-demo-data.ts'

await replaceOldDemoData()
await import('#server/main.ts')

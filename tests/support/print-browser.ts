import { ensureBrowser } from './browser.ts'

// `npm run browser`: prints the path of the browser that the tests use, and installs a browser where there is none.
try {
  process.stdout.write(`${ensureBrowser()}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

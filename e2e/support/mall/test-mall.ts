// The mall of a test run: the real server, which serves a plain worker to plain browsers.
import './plain-worker.ts'
import '#server/main.ts'

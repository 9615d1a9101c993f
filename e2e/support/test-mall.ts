// The mall of a test run: the server as it is, which gives plain browsers a plain worker.
import './plain-worker.ts'
import '#server/main.ts'

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Keeps the compiled WebAssembly module of the embedded database referenced, so that each test file of this process
 * reuses its machine code. Otherwise every file compiles the module again, which takes about a second of computing.
 */
const shared = globalThis as { compiledDatabase?: WebAssembly.Module }
if (!shared.compiledDatabase) {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  shared.compiledDatabase = await WebAssembly.compile(await readFile(join(folder, 'pglite.wasm')))
}

const fetched = new Map<string, Promise<unknown>>()
/** The files of the build's chunks by name, from the document's import map (build/chunk-names.ts). */
let chunks: Record<string, string> | undefined
/** The files that each chunk needs besides itself, one step deep (build/chunk-table.ts). */
let table: Promise<Record<string, readonly string[]>> | undefined

/**
 * Imports code that is loaded later. `files` are all files that the code needs: scripts by their names in the import map
 * or by their paths in the build, style sheets by their paths; or the chunk whose files stand in the table. All files are
 * requested at once; the code is imported when all of them are loaded. Rejects where a file cannot be loaded; the next
 * call tries again.
 *
 * Scripts that the worker has not stored are fetched into the browser's cache before the import, because a browser never
 * requests a module again that it could not load once (https://github.com/whatwg/html/issues/6768). A preload does not
 * help: Chromium also remembers a script whose preload failed.
 */
export async function fetchLater<Module>(
  load: () => Promise<Module>,
  files: string | readonly string[] = [],
): Promise<Module> {
  await Promise.all((typeof files === 'string' ? await filesOf(files) : files).map(fetchOnce))
  return load()
}

/** The chunk and all files that it needs; nothing where the document came with them. */
async function filesOf(chunk: string): Promise<string[]> {
  if (!fetched.has(chunk) && isInDocument(hrefOf(chunk))) return []
  table ??= readTable().catch((failure: unknown) => {
    table = undefined
    throw failure
  })
  const needs = await table
  const all = new Set([chunk])
  // A set also visits the entries that are added during the loop.
  for (const file of all) for (const needed of needs[file] ?? []) all.add(needed)
  return [...all]
}

async function readTable(): Promise<Record<string, readonly string[]>> {
  const response = await fetch(hrefOf('~chunks'))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}

function hrefOf(file: string): string {
  chunks ??= JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{"imports":{}}').imports as Record<
    string,
    string
  >
  return chunks[file] ?? `/${file}`
}

function fetchOnce(file: string): Promise<unknown> | undefined {
  const before = fetched.get(file)
  if (before) return before
  const href = hrefOf(file)
  if (isInDocument(href)) return
  const fetching = file.endsWith('.css') ? fetchStyleSheet(href) : fetchScript(href)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

/** The document contains the style sheets of its own screen and links the scripts. */
const isInDocument = (href: string) =>
  document.querySelector(`[href="${href}"],[src="${href}"],[data-sheets~="${href}"]`) !== null

/**
 * Fetches a script that the worker has not stored, and then has the browser prepare the module, with all other modules
 * in parallel.
 */
async function fetchScript(href: string): Promise<void> {
  if (!(await isStored(href))) {
    const response = await fetch(href)
    if (!response.ok) throw new Error(`${href}: ${response.status}`)
    await response.arrayBuffer()
  }
  link('modulepreload', href)
}

const isStored = async (href: string) =>
  Boolean(navigator.serviceWorker?.controller && (await caches.match(href).catch(() => undefined)))

function fetchStyleSheet(href: string): Promise<unknown> {
  const sheet = link('stylesheet', href)
  return new Promise((resolve, reject) => {
    sheet.onload = resolve
    sheet.onerror = (event) => {
      sheet.remove()
      reject(event)
    }
  })
}

function link(rel: string, href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(element)
  return element
}

const styles = new Map<string, Promise<unknown>>()
/** The files of the build's chunks by their names, as the document's import map has them (build/chunk-names.ts). */
let chunks: Record<string, string> | undefined

/**
 * Imports code that comes later: `files` are what it needs beside itself: scripts by their names in the import map, style sheets
 * by their paths in the build. All are asked for at once; the code runs when its style sheets are there. Fails where one of them or the code
 * cannot be had; the next call tries again.
 */
export function fetchLater<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  return Promise.all(files.map((file) => styles.get(file) ?? ask(file))).then(load)
}

function ask(file: string): Promise<unknown> | undefined {
  const isStyle = file.endsWith('.css')
  chunks ??= JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{"imports":{}}').imports as Record<
    string,
    string
  >
  const href = chunks[file] ?? `/${file}`
  // The document names what its own screen needs.
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'stylesheet' : 'modulepreload',
    crossOrigin: '',
    href,
  })
  document.head.append(link)
  if (!isStyle) return
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = (event) => {
      styles.delete(file)
      link.remove()
      reject(event)
    }
  })
  styles.set(file, loaded)
  return loaded
}

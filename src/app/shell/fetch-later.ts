const styles = new Map<string, Promise<unknown>>()
/** The files of the build's chunks by name, from the document's import map (build/chunk-names.ts). */
let chunks: Record<string, string> | undefined

/**
 * Imports code that is loaded later. `files` are further files that the code needs: scripts by their names in the
 * import map, style sheets by their paths in the build. All files are requested at once; the code runs when its style
 * sheets are loaded. Rejects where a file cannot be loaded; the next call tries again.
 */
export function fetchLater<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  return Promise.all(files.map((file) => styles.get(file) ?? prefetch(file))).then(load)
}

function prefetch(file: string): Promise<unknown> | undefined {
  const isStyle = file.endsWith('.css')
  chunks ??= JSON.parse(document.querySelector('[type=importmap]')?.textContent ?? '{"imports":{}}').imports as Record<
    string,
    string
  >
  const href = chunks[file] ?? `/${file}`
  // The document already links the style sheets of its own screen.
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

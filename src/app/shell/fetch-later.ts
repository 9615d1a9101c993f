const styles = new Map<string, Promise<unknown>>()

/**
 * Imports code that comes later: `files` are what it needs beside itself, scripts and style sheets, by their paths in the
 * build. All are asked for at once; the code runs when its style sheets are there. Fails where one of them or the code
 * cannot be had; the next call tries again.
 */
export function fetchLater<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  return Promise.all(files.map((file) => styles.get(file) ?? ask(`/${file}`, file))).then(load)
}

function ask(href: string, file: string): Promise<unknown> | undefined {
  // The document names what its own screen needs.
  if (document.querySelector(`link[href="${href}"]`)) return
  const isStyle = file.endsWith('.css')
  const link = Object.assign(document.createElement('link'), { rel: isStyle ? 'stylesheet' : 'modulepreload', crossOrigin: '', href })
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

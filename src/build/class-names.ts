import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a module's class in the build: its own with three letters of its file. Vite's default says the line, too, and takes half
 * a kilobyte more of each document. Throws where two files come to the same name: then rename one of them.
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file.split('?')[0] ?? file)
    const made = `${name}-${createHash('sha1').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 3)}`
    const other = files.get(made)
    if (other !== undefined && other !== path)
      throw new Error(`${path} and ${other} would share the class ${made}: rename one of the files.`)
    files.set(made, path)
    return made
  }
}

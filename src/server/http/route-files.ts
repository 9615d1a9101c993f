const folder = 'src/app/routes/'

/**
 * The segments that a route file's name stands for: `products.$productId_.reviews.tsx` is products, $productId,
 * reviews.
 */
const partsOf = (key: string): string[] =>
  (key.slice(key.indexOf(folder) + folder.length).split('.tsx')[0] ?? '')
    .split('.')
    .map((part) => part.replace(/_$/, ''))
    .filter((part) => part !== 'index')

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The manifest keys that hold the code of a path's screen: those of the matching route with the most named segments.
 * Empty if no route matches.
 */
export function routeFiles(keys: readonly string[], path: string): string[] {
  const asked = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)
  const fits = (parts: readonly string[]) =>
    parts.length === asked.length && parts.every((part, at) => part.startsWith('$') || part === asked[at])
  const named = (key: string) => partsOf(key).filter((part) => !part.startsWith('$')).length
  const fitting = keys.filter((key) => key.includes(folder) && !key.includes(`${folder}__root`) && fits(partsOf(key)))
  const most = Math.max(...fitting.map(named))
  return fitting.filter((key) => named(key) === most)
}

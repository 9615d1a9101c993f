/**
 * Caches expensive values by key for a number of milliseconds; the oldest key is dropped when there are more than
 * `most`. Concurrent calls share one computation; a failed computation is not cached. The cache belongs in a closure,
 * never in a module.
 */
export function remembered<Value>(clock: () => number, milliseconds: number, most: number) {
  const known = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const one = known.get(key)
    if (one && one.until > clock()) return one.value
    const value = make()
    const entry = { until: clock() + milliseconds, value }
    known.delete(key)
    known.set(key, entry)
    value.catch(() => {
      if (known.get(key) === entry) known.delete(key)
    })
    const oldest = known.size > most ? known.keys().next().value : undefined
    if (oldest !== undefined) known.delete(oldest)
    return value
  }
}

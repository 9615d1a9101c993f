/**
 * Caches expensive values by key for a number of milliseconds; the oldest key is dropped when there are more than
 * `max`. Concurrent calls share one computation; a failed computation is not cached. The cache belongs in a closure,
 * never in a module.
 */
export function memoize<Value>(clock: () => number, milliseconds: number, max: number) {
  const cached = new Map<string, { readonly until: number; readonly value: Promise<Value> }>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const one = cached.get(key)
    if (one && one.until > clock()) return one.value
    const value = make()
    const entry = { until: clock() + milliseconds, value }
    cached.delete(key)
    cached.set(key, entry)
    value.catch(() => {
      if (cached.get(key) === entry) cached.delete(key)
    })
    const oldest = cached.size > max ? cached.keys().next().value : undefined
    if (oldest !== undefined) cached.delete(oldest)
    return value
  }
}

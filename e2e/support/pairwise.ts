type Factors = { readonly [name: string]: readonly (string | number)[] }
export type Row<F extends Factors> = { readonly [Name in keyof F]: F[Name][number] }

/**
 * Rows in which every two values of two different factors meet at least once; the same rows each time. Greedy: as many
 * as the two longest factors give, and a few more.
 */
export function pairwise<const F extends Factors>(factors: F): Row<F>[] {
  const names = Object.keys(factors)
  const pairs = new Map<string, readonly [string, string | number, string, string | number]>()
  for (const [at, one] of names.entries()) {
    for (const other of names.slice(at + 1)) {
      for (const a of factors[one] ?? []) for (const b of factors[other] ?? []) pairs.set(`${one}=${a},${other}=${b}`, [one, a, other, b])
    }
  }
  const rows: Row<F>[] = []
  while (pairs.size > 0) {
    const [one, a, other, b] = [...pairs.values()][0] as readonly [string, string | number, string, string | number]
    const row: Record<string, string | number> = { [one]: a, [other]: b }
    const isNew = (name: string, value: string | number, with_: string) =>
      Number(row[with_] !== undefined && (pairs.has(`${name}=${value},${with_}=${row[with_]}`) || pairs.has(`${with_}=${row[with_]},${name}=${value}`)))
    for (const name of names) {
      if (row[name] !== undefined) continue
      const gain = (value: string | number) => names.reduce((sum, with_) => sum + (with_ === name ? 0 : isNew(name, value, with_)), 0)
      row[name] = [...(factors[name] ?? [])].reduce((best, value) => (gain(value) > gain(best) ? value : best))
    }
    for (const [key, [first, left, second, right]] of pairs) if (row[first] === left && row[second] === right) pairs.delete(key)
    rows.push(row as Row<F>)
  }
  return rows
}

/** Every combination. */
export function combinations<const F extends Factors>(factors: F): Row<F>[] {
  const all = Object.entries(factors).reduce<Record<string, string | number>[]>((rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))), [{}])
  return all as Row<F>[]
}

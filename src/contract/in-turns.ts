/** Takes one of each list in turn, the first list first; each id once, and none of `without`. */
export function inTurns<One>(
  lists: readonly (readonly One[])[],
  idOf: (one: One) => number,
  without: ReadonlySet<number>,
): One[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? []))
  const byId = new Map(turns.flat().map((one) => [idOf(one), one]))
  return [...byId].flatMap(([id, one]) => (without.has(id) ? [] : [one]))
}

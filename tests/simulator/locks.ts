import type { Life, World } from './world.ts'

/** A phone's Web Locks: one holder for each name; a killed tab releases its locks. */
export function openLocks(world: World) {
  const lines = new Map<string, { readonly of: Life; readonly begin: () => void }[]>()
  return (life: Life) => ({
    request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const line = lines.get(name) ?? []
      lines.set(name, line)
      return new Promise<Result>((resolve, reject) => {
        const leave = () => {
          const at = line.indexOf(own)
          if (at >= 0) line.splice(at, 1)
          life.atEnd.delete(leave)
          if (at === 0) line[0]?.begin()
        }
        const own = {
          of: life,
          begin: () => world.later(life, `gets ${name}`, () => void work().then(resolve, reject).finally(leave)),
        }
        line.push(own)
        life.atEnd.add(leave)
        if (line[0] === own) own.begin()
      })
    },
  })
}

import type { QueryClient } from '@tanstack/react-query'
import { domains } from '#offline/domains.ts'
import type { ReplayReport } from '#offline/outbox/replay.ts'

/** Fetches the answers again that the sent commands changed. */
export function refetchChanged(client: QueryClient, { changed }: ReplayReport): void {
  const paths = domains.filter(({ name }) => changed.has(name)).flatMap(({ changedPaths }) => changedPaths)
  for (const path of paths) void client.invalidateQueries({ queryKey: [path] })
}

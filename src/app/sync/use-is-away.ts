import { useConnection } from './connection.ts'

/** Whether nothing can be sent now: no network, or nobody answers. */
export function useIsAway(): boolean {
  const connection = useConnection()
  return connection === 'offline' || connection === 'unreachable'
}

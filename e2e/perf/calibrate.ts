import { connect } from 'node:http2'
import { median } from './median.ts'
import { networkLimit } from './network/network-limit.ts'
import type { NetworkProfile } from './network/network-profile.ts'

export type Calibration = { readonly network: string; readonly measuredMs: number; readonly limitMs: number }

/**
 * Fetches bytes over a new connection three times and compares the median with the formula: the accuracy of the shaper.
 * Null for an unshaped connection.
 */
export async function calibrate(port: number, profile: NetworkProfile, bytes = 100_000): Promise<Calibration | null> {
  const limitMs = networkLimit({ connectionTrips: 2, levels: 1, bytes }, profile)
  if (limitMs === null) return null
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) times.push(await fetchOnce(port, bytes))
  return { network: profile.name, measuredMs: median(times), limitMs }
}

function fetchOnce(port: number, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const session = connect(`https://localhost:${port}`, {
      rejectUnauthorized: false,
      settings: { initialWindowSize: 1_000_000 },
    })
    const stream = session.request({ ':path': `/calibration/${bytes}` })
    session.on('error', reject)
    // Node's default window of 64 kB would limit the connection; a browser's is wider.
    session.on('connect', () => session.setLocalWindowSize(1_000_000))
    stream.on('data', () => {})
    stream.on('end', () => {
      session.destroy()
      resolve(performance.now() - startedAt)
    })
    stream.on('error', reject)
    stream.end()
  })
}

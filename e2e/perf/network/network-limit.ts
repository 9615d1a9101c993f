import type { NetworkProfile } from './network-profile.ts'

/** Bytes of a full TCP segment, and the initial window in segments (RFC 6928). */
export const segmentBytes = 1460
export const firstWindow = 10

/** The overhead of TCP, IP, TLS and HTTP/2 frames per byte. */
const overhead = 1.06

export type Load = {
  /** Round trips before the first request: 2 for TCP and TLS 1.3. */
  readonly connectionTrips: number
  /** Serial levels of requests, `d`: 1 all is in the document; 2 document, then script or picture; 3 then data. */
  readonly levels: number
  /** Compressed bytes, with response headers, that must arrive before the measured event: `B`. */
  readonly bytes: number
}

/**
 * The shortest possible time of a load, in ms (docs/quality.md#speed): `T = (c + d)·RTT + slow-start stalls + 8·B·1.06
 * / bandwidth`. Null for an unshaped connection.
 */
export function networkLimit(load: Load, profile: NetworkProfile): number | null {
  if (profile.downKbps === null) return null
  const trips = (load.connectionTrips + load.levels) * profile.rttMs
  return trips + slowStartStalls(load.bytes, profile) + (8 * load.bytes * overhead) / profile.downKbps
}

/**
 * The time, in ms, in which the link is idle because the sender waits for acknowledgements: each round sends a window
 * and waits for the rest of the round trip; the window doubles until it fills the pipe. The last round has no wait.
 */
export function slowStartStalls(bytes: number, { rttMs, downKbps }: NetworkProfile): number {
  if (downKbps === null) return 0
  let waits = 0
  let left = bytes
  for (let window = firstWindow * segmentBytes; left > window; window *= 2) {
    left -= window
    // The next window starts with the acknowledgement of the first segment.
    const idle = rttMs - (8 * (window - segmentBytes) * overhead) / downKbps
    if (idle <= 0) break
    waits += idle
  }
  return waits
}

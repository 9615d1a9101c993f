import type { NetworkProfile } from './network-profile.ts'

/** Bytes of a full TCP segment, and segments that a sender may send before the first is acknowledged (RFC 6928). */
export const segmentBytes = 1460
export const firstWindow = 10

/** What headers of TCP, IP, TLS and HTTP/2 frames add to a byte. */
const overhead = 1.06

export type Load = {
  /** Round trips before the first request can leave: TCP and TLS 1.3 are 2. */
  readonly connectionTrips: number
  /** Serial levels of requests, `d`: 1 all is in the document; 2 document, then script or picture; 3 then data. */
  readonly levels: number
  /** Bytes that must arrive before what is measured can be seen, compressed, with response headers: `B`. */
  readonly bytes: number
}

/**
 * The shortest time, in ms, in which a load can come over a connection (quality.md §1):
 * `T = (c + d)·RTT + slow-start stalls + 8·B·1.06 / bandwidth`. Null where the connection is not shaped.
 */
export function networkLimit(load: Load, profile: NetworkProfile): number | null {
  if (profile.downKbps === null) return null
  const trips = (load.connectionTrips + load.levels) * profile.rttMs
  return trips + slowStartStalls(load.bytes, profile) + (8 * load.bytes * overhead) / profile.downKbps
}

/**
 * Time, in ms, in which the link is idle because the sender waits for acknowledgements: each round sends a window
 * and waits for the rest of the round trip; the window doubles until it fills the pipe. The last round waits for nobody.
 */
export function slowStartStalls(bytes: number, { rttMs, downKbps }: NetworkProfile): number {
  if (downKbps === null) return 0
  let stalls = 0
  let left = bytes
  for (let window = firstWindow * segmentBytes; left > window; window *= 2) {
    left -= window
    // The first segment's acknowledgement is what the next window starts with.
    const idle = rttMs - (8 * (window - segmentBytes) * overhead) / downKbps
    if (idle <= 0) break
    stalls += idle
  }
  return stalls
}

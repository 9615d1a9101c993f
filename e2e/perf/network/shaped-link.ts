import { firstWindow, segmentBytes } from './network-limit.ts'

/** Bytes of the TCP and IP headers per segment. */
const headerBytes = 40

/**
 * One direction of the bottleneck, shared by all connections: bytes leave one after another at its rate. `depart(now,
 * bytes)` books a segment and answers when, in ms, its last byte has passed.
 */
export function openLink(kbps: number | null) {
  let freeAt = 0
  return {
    depart(now: number, bytes: number): number {
      const start = Math.max(now, freeAt)
      freeAt = kbps === null ? start : start + (8 * (bytes + headerBytes)) / kbps
      return freeAt
    },
  }
}
export type Link = ReturnType<typeof openLink>

/**
 * The sender's window: ten segments at first; each acknowledged byte allows one more, so the window doubles every round
 * trip. It stops at two full pipes, where a real sender would notice its growing queue.
 */
export function openWindow(rttMs: number, kbps: number | null) {
  const max = kbps === null ? Number.POSITIVE_INFINITY : Math.max(firstWindow * segmentBytes, (2 * rttMs * kbps) / 8)
  let window = firstWindow * segmentBytes
  let underWay = 0
  return {
    /** Bytes that may leave now; never negative. */
    capacity: () => Math.max(0, (kbps === null ? max : window) - underWay),
    sent(bytes: number): void {
      underWay += bytes
    },
    acknowledged(bytes: number): void {
      underWay -= bytes
      window = Math.min(max, window + bytes)
    },
  }
}
export type Window = ReturnType<typeof openWindow>

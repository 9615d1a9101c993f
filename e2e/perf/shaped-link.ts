import { firstWindow, segmentBytes } from './network-limit.ts'

/** Bytes that TCP and IP add to a segment on the wire. */
const headerBytes = 40

/**
 * One direction of the bottleneck, shared by all connections: bytes leave one after the other at its rate.
 * `depart(now, bytes)` books a segment and returns when, in ms, its last byte has passed.
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
 * How much a sender may have on its way: ten segments at first, and each acknowledged byte lets one more byte go, so the
 * window doubles each round trip. It stops at two pipes full, where a real sender finds its queue growing.
 */
export function openWindow(rttMs: number, kbps: number | null) {
  const most = kbps === null ? Number.POSITIVE_INFINITY : Math.max(firstWindow * segmentBytes, (2 * rttMs * kbps) / 8)
  let window = firstWindow * segmentBytes
  let underWay = 0
  return {
    /** Bytes that may leave now; less than nothing never. */
    room: () => Math.max(0, (kbps === null ? most : window) - underWay),
    sent(bytes: number): void {
      underWay += bytes
    },
    acknowledged(bytes: number): void {
      underWay -= bytes
      window = Math.min(most, window + bytes)
    },
  }
}
export type Window = ReturnType<typeof openWindow>

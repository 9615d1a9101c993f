import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { openTimetable } from '../timetable.ts'
import { segmentBytes } from './network-limit.ts'
import type { NetworkProfile } from './network-profile.ts'
import { type Link, openWindow } from './shaped-link.ts'

type Links = { readonly down: Link; readonly up: Link }

/**
 * The server's end of a shaped connection. Nothing is queued beyond the sender's window: the server's data is taken
 * when it may leave, so that the server's own priorities hold, as with a short send buffer.
 */
export function shapedConnection(socket: Socket, profile: NetworkProfile, links: Links): Duplex {
  const half = profile.rttMs / 2
  const window = openWindow(profile.rttMs, profile.downKbps)
  const arrivals = { up: openTimetable(), down: openTimetable(), acknowledgements: openTimetable() }
  // The browser treats a loopback connection as open at once; its first byte waits for the handshake's round trip.
  const openAt = performance.now() + profile.rttMs
  let waiting: Buffer = Buffer.alloc(0)
  let pendingDone: (() => void) | null = null

  /** Sends as much as the window allows; the rest waits for the next acknowledgement. */
  const send = () => {
    while (waiting.length > 0 && window.capacity() > 0) {
      const segment = waiting.subarray(0, Math.min(segmentBytes, window.capacity()))
      waiting = waiting.subarray(segment.length)
      window.sent(segment.length)
      const arrival = links.down.depart(Math.max(performance.now(), openAt), segment.length) + half
      arrivals.down.enter(arrival, () => void (socket.destroyed || socket.write(segment)))
      arrivals.acknowledgements.enter(arrival + half, () => {
        window.acknowledged(segment.length)
        send()
      })
    }
    if (waiting.length === 0 && pendingDone) {
      const done = pendingDone
      pendingDone = null
      done()
    }
  }

  const connection = new Duplex({
    writableHighWaterMark: segmentBytes,
    read() {},
    write(chunk: Buffer, _encoding, done) {
      waiting = chunk
      pendingDone = done
      send()
    },
    final(done) {
      arrivals.down.enter(links.down.depart(performance.now(), 0) + half, () => socket.end())
      done()
    },
    destroy(error, done) {
      for (const arrival of Object.values(arrivals)) arrival.clear()
      socket.destroy()
      done(error)
    },
  })

  socket.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += segmentBytes) {
      const segment = bytes.subarray(at, at + segmentBytes)
      arrivals.up.enter(
        links.up.depart(Math.max(performance.now(), openAt), segment.length) + half,
        () => void connection.push(segment),
      )
    }
  })
  socket.on('end', () =>
    arrivals.up.enter(Math.max(performance.now(), openAt) + profile.rttMs, () => void connection.push(null)),
  )
  socket.on('error', () => connection.destroy())
  socket.on('close', () => connection.destroy())
  return connection
}

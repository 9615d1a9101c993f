import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, jwtVerify } from 'jose'
import * as v from 'valibot'
import { type PushPayload, pushPayload } from '#contract/push/push-message.ts'

/** A message that the push service took: for which device, with the decrypted payload and the headers. */
export type ReceivedPush = {
  readonly device: string
  readonly payload: PushPayload
  readonly headers: IncomingMessage['headers']
  readonly bytes: number
}

const hmac = (key: Buffer, ...parts: Buffer[]) => createHmac('sha256', key).update(Buffer.concat(parts)).digest()
const info = (text: string) => Buffer.from(`${text}\0`)

/** Decrypts a message with a device's keys (RFC 8291, content encoding aes128gcm of RFC 8188). */
export function decrypt(body: Buffer, device: ReturnType<typeof makeDevice>['secret']): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const shared = device.ecdh.computeSecret(serverKey)
  const first = Buffer.from([1])
  const input = hmac(hmac(device.auth, shared), info('WebPush: info'), device.ecdh.getPublicKey(), serverKey, first)
  const pseudorandom = hmac(salt, input)
  const key = hmac(pseudorandom, info('Content-Encoding: aes128gcm'), first).subarray(0, 16)
  const nonce = hmac(pseudorandom, info('Content-Encoding: nonce'), first).subarray(0, 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // A delimiter of 2 and zeros follow the text of the last record.
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The keys of a browser's subscription. */
function makeDevice() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  const auth = randomBytes(16)
  return {
    secret: { ecdh, auth },
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
  }
}

const publicJwk = (key: string) => {
  const point = Buffer.from(key, 'base64url')
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
}

/**
 * A push service on this machine, which checks the sender's signature (RFC 8292) and decrypts each message. `answer`
 * decides the status of the next requests, and the `Retry-After` of all their answers, in seconds.
 */
export async function openPushService() {
  const devices = new Map<string, ReturnType<typeof makeDevice>>()
  const received: ReceivedPush[] = []
  const faults: string[] = []
  let statusOf = (_device: string): number => 201
  let retryAfter: number | undefined
  let origin = ''

  const take = async (request: IncomingMessage, body: Buffer): Promise<number> => {
    const name = (request.url ?? '').slice(1)
    const device = devices.get(name)
    if (!device) return 410
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? []
    const verified = await jwtVerify(token, createLocalJWKSet({ keys: [publicJwk(key)] }), { audience: origin })
    if (!/^(mailto:|https:)/.test(String(verified.payload.sub))) throw new Error('The sender gives no contact.')
    const status = statusOf(name)
    if (status !== 201) return status
    const payload = v.parse(pushPayload, JSON.parse(decrypt(body, device.secret)))
    received.push({ device: name, payload, headers: request.headers, bytes: body.length })
    return status
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void take(request, Buffer.concat(parts)).then(
        (status) => response.writeHead(status, retryAfter === undefined ? {} : { 'Retry-After': retryAfter }).end(),
        (error: Error) => {
          faults.push(error.message)
          response.writeHead(400).end()
        },
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    received,
    /** The messages that could not be verified or decrypted. */
    faults,
    /** Subscribes a device, as `PushSubscription.toJSON()` describes the subscription. */
    subscribe(name: string) {
      const device = makeDevice()
      devices.set(name, device)
      return { endpoint: `${origin}/${name}`, keys: device.keys }
    },
    /** From now on the service does not know the device. */
    forget: (name: string) => void devices.delete(name),
    answer: (status: (device: string) => number, seconds?: number) => {
      statusOf = status
      retryAfter = seconds
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

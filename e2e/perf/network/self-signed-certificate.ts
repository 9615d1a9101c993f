import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Certificate = {
  readonly key: string
  readonly cert: string /** SHA-256 of the public key in base64, for Chromium's flag. */
  readonly keyHash: string
}

/** DER: a tag, the length, the parts. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const objectId = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (milliseconds: number) =>
  der(0x17, Buffer.from(`${new Date(milliseconds).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
const pem = (bytes: Buffer) =>
  `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
const commonName = '550403'
const alternativeNames = '551d11'
const day = 24 * 3600 * 1000

/**
 * A self-signed P-256 certificate for localhost and 127.0.0.1, valid for a week. Node signs but builds no X.509, so the
 * DER is assembled here (RFC 5280); that is shorter than a dependency and needs no openssl.
 */
export function selfSignedCertificate(now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const subjectKey = publicKey.export({ type: 'spki', format: 'der' })
  const name = sequence(der(0x31, sequence(objectId(commonName), der(0x0c, Buffer.from('localhost')))))
  const names = sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)])
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    name,
    sequence(utcTime(now - day), utcTime(now + 7 * day)),
    name,
    subjectKey,
    der(0xa3, sequence(sequence(objectId(alternativeNames), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(content, ecdsaWithSha256, signature)),
    keyHash: createHash('sha256').update(subjectKey).digest('base64'),
  }
}

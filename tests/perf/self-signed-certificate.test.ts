import { createHash, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSignedCertificate } from '#e2e/perf/network/self-signed-certificate.ts'

test('the certificate is valid for localhost and signed by its own key', () => {
  const { cert, key, keyHash } = selfSignedCertificate()
  const read = new X509Certificate(cert)
  expect(read.checkHost('localhost')).toBe('localhost')
  expect(read.checkIP('127.0.0.1')).toBe('127.0.0.1')
  expect(read.verify(read.publicKey)).toBe(true)
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now())
  expect(
    createHash('sha256')
      .update(read.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  ).toBe(keyHash)
  expect(key).toContain('PRIVATE KEY')
})

import { expect, test } from 'vitest'
import { calibrate } from '#e2e/perf/calibrate.ts'
import { networkProfiles } from '#e2e/perf/network/network-profile.ts'
import { selfSignedCertificate } from '#e2e/perf/network/self-signed-certificate.ts'
import { openTcpShaper } from '#e2e/perf/network/tcp-shaper.ts'
import { openTlsProxy } from '#e2e/perf/network/tls-proxy.ts'

test('a transfer over TLS and HTTP/2 takes at least the time of the formula', async () => {
  const proxy = openTlsProxy('http://127.0.0.1:9', selfSignedCertificate())
  const shaper = await openTcpShaper(networkProfiles.slow4g, proxy.accept)
  try {
    const result = await calibrate(shaper.port, networkProfiles.slow4g, 30_000)
    if (!result) throw new Error('A shaped connection has a limit.')
    // A busy machine is late, never early; `npm run bench` prints the accuracy on a quiet one.
    expect(result.measuredMs).toBeGreaterThan(result.limitMs * 0.96)
  } finally {
    await shaper.close()
    proxy.close()
  }
}, 30_000)

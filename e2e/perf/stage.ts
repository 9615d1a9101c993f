import startMall from '../support/mall/start-mall.ts'
import { mallAddress } from '../support/mall-test.ts'
import { networkProfiles } from './network/network-profile.ts'
import { selfSignedCertificate } from './network/self-signed-certificate.ts'
import { openTcpShaper, type TcpShaper } from './network/tcp-shaper.ts'
import { openTlsProxy, type TlsProxy } from './network/tls-proxy.ts'

export type Stage = {
  readonly shaper: TcpShaper
  readonly tlsProxy: TlsProxy
  readonly keyHash: string /** The address of the mall itself, and of the shaped connection to it. */
  readonly mall: string
  readonly origin: string
  close(): Promise<void>
}

/** Opens the mall of .cache/bench (kept for the next run) with TLS and the shaper in front of it. */
export async function openStage(): Promise<Stage> {
  process.env['E2E_DATA_FOLDER'] ??= '.cache/bench'
  const stopMall = await startMall()
  return openStageBefore(process.env[mallAddress] ?? '', stopMall)
}

/** Opens TLS and the shaper in front of a running mall; `stopMall` is called on close. */
export async function openStageBefore(
  mall: string,
  stopMall = async () => {},
  certificate = selfSignedCertificate(),
): Promise<Stage> {
  const tlsProxy = openTlsProxy(mall, certificate)
  const shaper = await openTcpShaper(networkProfiles.unshaped, tlsProxy.accept)
  return {
    shaper,
    tlsProxy,
    mall,
    keyHash: certificate.keyHash,
    origin: `https://localhost:${shaper.port}`,
    async close() {
      await shaper.close()
      tlsProxy.close()
      await stopMall()
    },
  }
}

import { spawn } from 'node:child_process'
import { mallAddress } from '../mall-test.ts'
import { addressHeader, geoHeader } from './proxy-headers.ts'

const timeoutMs = 180_000

/**
 * Starts the real server with the built page on a free port and hands its address to the tests. The mall lives in
 * .cache/e2e and is reused by the next run, which seeds it again when the demo data changed. E2E_URL names a running
 * mall, E2E_DATA_FOLDER another folder, BENCH_DATABASE_URL a PostgreSQL database.
 */
export default async function startMall(): Promise<() => Promise<void>> {
  if (process.env[mallAddress]) return async () => {}
  const { DATABASE_URL: _database, BENCH_DATABASE_URL: database = '', ...environment } = process.env
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/support/mall/test-mall.ts'], {
    env: {
      COURIER_PACE: '0',
      NODE_ENV: 'production',
      ...environment,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_FOLDER: process.env['E2E_DATA_FOLDER'] ?? '.cache/e2e',
      LOG: 'errors',
      PICTURES_AHEAD: '0',
      CODES_PER_ADDRESS: '100000',
      GEO_HEADER: geoHeader,
      ADDRESS_HEADER: addressHeader,
      DATABASE_URL: database,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const stop = async () => {
    // A later caller in this process opens its own mall.
    Reflect.deleteProperty(process.env, mallAddress)
    server.kill('SIGTERM')
    const timer = setTimeout(() => server.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }

  let output = ''
  let isOpen = false
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isOpen) process.stderr.write(text)
    })
  }
  const end = Date.now() + timeoutMs
  for (;;) {
    const address = /open at (http:\/\/\S+)/.exec(output)?.[1]
    if (address) {
      isOpen = true
      process.env[mallAddress] = address
      return stop
    }
    const hasEnded = server.exitCode !== null || server.signalCode !== null
    if (hasEnded || Date.now() > end) {
      await stop()
      throw new Error(`The mall did not start. Output of its server:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

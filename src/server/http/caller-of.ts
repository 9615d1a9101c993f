import { isIPv6 } from 'node:net'
import type { Dependencies } from '../dependencies.ts'
import { isRefusal } from './refusal.ts'
import { shopperOf } from './serve-shopper.ts'

/** The account of a valid token, else the network of `prefix` bits: an unknown token makes no caller of its own. */
export async function callerOf(
  { authorization, address }: { readonly authorization: string | undefined; readonly address: string },
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  prefix: 48 | 64 = 64,
): Promise<string> {
  const shopper = authorization ? await shopperOf(authorization, db, new Date(clock())) : null
  return shopper && !isRefusal(shopper) ? `account ${shopper.accountId}` : `network ${networkOf(address, prefix)}`
}

/**
 * The network of an address, by which limits count callers (docs/quality.md#fair): an IPv4 address itself, and the first
 * `prefix` bits of an IPv6 address. A subscriber has at least the addresses of a network of 64 bits.
 */
export function networkOf(address: string, prefix: 48 | 64 = 64): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address
  const [start = [], end] = address.split('::').map((groups) => groups.split(':').filter(Boolean))
  const zeros = end ? Array<string>(8 - start.length - end.length).fill('0') : []
  const network = [...start, ...zeros, ...(end ?? [])].slice(0, prefix / 16)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

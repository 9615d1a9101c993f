import { isIPv6 } from 'node:net'
import type { Dependencies } from '../dependencies.ts'
import { isRefusal } from './refusal.ts'
import { shopperOf } from './serve-shopper.ts'

/**
 * The account of a valid token, else the network: an unknown token makes no caller of its own. An IPv6 network has
 * `prefix` bits, 64 by default, since every subscriber has at least that many addresses.
 */
export async function callerOf(
  { authorization, address }: { readonly authorization: string | undefined; readonly address: string },
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  prefix: 48 | 64 = 64,
): Promise<string> {
  const shopper = authorization ? await shopperOf(authorization, db, new Date(clock())) : null
  return shopper && !isRefusal(shopper) ? `account ${shopper.accountId}` : `network ${networkOf(address, prefix)}`
}

function networkOf(address: string, prefix: number): string {
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (ipv4 || !isIPv6(address)) return ipv4 ?? address
  const [start = [], end] = address.split('::').map((groups) => groups.split(':').filter(Boolean))
  const zeros = end ? Array<string>(8 - start.length - end.length).fill('0') : []
  const network = [...start, ...zeros, ...(end ?? [])].slice(0, prefix / 16)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

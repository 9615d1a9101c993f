import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import type { Response as Entry, Reader } from 'mmdb-lib'
import type { Log } from '../log.ts'

/** Answers the country code of a network address; undefined where the address has no known country. */
export type CountryOf = (address: string) => Promise<string | undefined>

const tableFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Loopback, private, link-local and shared addresses, which say nothing about a country. */
const placeless = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  placeless.addSubnet(network, prefix)
placeless.addAddress('::1', 'ipv6')
placeless.addSubnet('fe80::', 10, 'ipv6')
placeless.addSubnet('fc00::', 7, 'ipv6')

/**
 * Opens the country table on this machine (decision 0051): its file and the library are loaded at the first public address
 * and stay in memory. Without a readable file, no address has a country.
 */
export function openCountries(log: Log, file: string = createRequire(import.meta.url).resolve(tableFile)): CountryOf {
  let table: Promise<Reader<Entry> | null> | undefined
  const readTable = async () => {
    try {
      const [{ Reader }, bytes] = await Promise.all([import('mmdb-lib'), readFile(file)])
      return new Reader<Entry>(bytes)
    } catch (error) {
      log.error({ event: 'country-table', error: (error as Error).message }, 'The country table could not be read')
      return null
    }
  }
  return async (address) => {
    // A server that listens on IPv6 sees an IPv4 address in this form, under which the table has no entries.
    const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
    const version = isIP(plain)
    if (version === 0 || placeless.check(plain, version === 4 ? 'ipv4' : 'ipv6')) return undefined
    table ??= readTable()
    // The library's types do not contain this table's only field.
    const entry = (await table)?.get(plain) as { readonly country_code?: string } | null | undefined
    return entry?.country_code
  }
}

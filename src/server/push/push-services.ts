import type { Settings } from '../settings.ts'

/**
 * Whether an address belongs to a push service of the setting PUSH_SERVICES. The mall sends requests to this address,
 * which a stranger gives, so no other address is accepted. `*.` stands for any first part of a host; an entry with a
 * protocol is a whole origin.
 */
export function isPushService(endpoint: string, { PUSH_SERVICES }: Pick<Settings, 'PUSH_SERVICES'>): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, origin, port, username, password } = new URL(endpoint)
  if (username || password) return false
  return PUSH_SERVICES.some((service) => {
    if (service.includes('://')) return origin === service
    if (protocol !== 'https:' || port !== '') return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  })
}

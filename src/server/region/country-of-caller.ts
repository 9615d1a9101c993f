import type { Dependencies } from '../dependencies.ts'
import type { Call } from '../http/call.ts'

/**
 * The caller's country code by the proxy's header, else by the address; undefined where neither knows the country
 * (docs/product.md#regions).
 */
export async function countryOfCaller(
  { header, address }: Pick<Call, 'header' | 'address'>,
  { settings, countryOf }: Pick<Dependencies, 'settings' | 'countryOf'>,
): Promise<string | undefined> {
  const byProxy = settings.GEO_HEADER ? header(settings.GEO_HEADER) : undefined
  return byProxy || (await countryOf(address))
}

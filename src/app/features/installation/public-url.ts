import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { mallLinksInfo } from '#contract/mall.ts'

/**
 * The mall's address as known without a request: PUBLIC_URL, which the server writes into its document, or this page's
 * origin.
 */
export const publicUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content || location.origin

/**
 * The mall's address for links and QR codes. The service worker's document does not contain the address, so it is then
 * requested from the server.
 */
export function usePublicUrl(): string {
  const { data } = useQuery(catalogueQuery(mallLinksInfo, {}))
  return data?.value.publicUrl ?? publicUrl()
}

import { useQuery } from '@tanstack/react-query'
import { catalogueQuery } from '#cache/catalogue-queries.ts'
import { mallLinksInfo } from '#contract/mall.ts'

/** The mall's address as far as it is known at once: PUBLIC_URL, which the server writes into its document, or this page's own. */
export const publicUrl = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content || location.origin

/** The mall's address for links and QR codes. The worker's document does not name it: there the server is asked. */
export function usePublicUrl(): string {
  const { data } = useQuery(catalogueQuery(mallLinksInfo, {}))
  return data?.value.publicUrl ?? publicUrl()
}

import { defaultRegionId } from '#contract/region/region-ids.ts'

/**
 * The region that a page starts in: the region chosen on the device, else the document's, else the region of the
 * country lookup. In a build with a country lookup of its own, the document's region does not count (decision 0051).
 */
export async function regionAtStart(chosen: number | null, inDocument: number | undefined): Promise<number> {
  return chosen ?? (import.meta.env.VITE_GEO_URL ? undefined : inDocument) ?? (await fetchRegion())
}

/** The code of the lookup is fetched only where it is needed, so that it is not in a first load. */
const fetchRegion = () =>
  import('./region-by-ip.ts').then(
    ({ fetchRegionOfCaller }) => fetchRegionOfCaller(),
    () => defaultRegionId,
  )

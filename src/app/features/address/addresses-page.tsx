import { idInPath } from '#contract/links.ts'
import { PageNotFound } from '#shell/page-not-found.tsx'
import { AddressFormScreen } from './address-form-screen.tsx'
import { AddressesScreen } from './addresses-screen.tsx'

/** `/addresses`, `/addresses/new` and `/addresses/{addrId}`: one route, for every route costs the first load. */
export function AddressesPage({ segment }: { segment: string | undefined }) {
  if (segment === undefined) return <AddressesScreen />
  if (segment === 'new') return <AddressFormScreen key="new" addrId={null} />
  const addrId = idInPath(segment)
  return addrId === null ? <PageNotFound /> : <AddressFormScreen key={addrId} addrId={addrId} />
}

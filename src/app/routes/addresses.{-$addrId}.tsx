import { createFileRoute } from '@tanstack/react-router'
import { AddressesPage } from '#features/address/addresses-page.tsx'
import { openPage } from '#shell/open-page.ts'

export const Route = createFileRoute('/addresses/{-$addrId}')({
  loader: openPage,
  component: () => <AddressesPage segment={Route.useParams().addrId} />,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { idInPath } from '#contract/links.ts'
import { AddressesPage } from '#features/address/addresses-page.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/addresses/{-$addrId}')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'Addresses',
        examples: { 'asked to log in': '/addresses' },
        shopperExamples: {
          addresses: '/addresses',
          'new address': '/addresses/new',
          'address form': '/addresses/{address}',
        },
      }
    : {},
  loader: (opened) => {
    const { addrId } = opened.params
    if (addrId !== undefined && addrId !== 'new' && idInPath(addrId) === null) throw notFound()
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/address/address-titles.ts').then(({ addressTitle }) =>
              addressTitle(i18n, route.params.addrId),
            ),
          ),
        )
    : undefined,
  component: () => <AddressesPage segment={Route.useParams().addrId} />,
})

import { createFileRoute, notFound } from '@tanstack/react-router'
import { GroceryScreen } from '#features/grocery-lists/grocery-screen.tsx'
import { openScreen } from '#shell/open-screen.ts'

export const Route = createFileRoute('/wish-list/{-$listName}/{-$token}')({
  staticData: import.meta.env.SSR
    ? {
        screen: 'CreateWishList; ItemList (/wish-list/{listName}), a list by a link (/wish-list/shared/{token})',
        examples: {
          'grocery lists of a guest': '/wish-list',
          'grocery list': '/wish-list/Weekly%20shop',
          'list by a link': '/wish-list/shared/{listLink}',
        },
        shopperExamples: { 'grocery lists': '/wish-list' },
      }
    : {},
  loader: (opened) => {
    const { listName, token } = opened.params
    if (token !== undefined && listName !== 'shared') throw notFound()
    return openScreen(opened, [])
  },
  head: import.meta.env.SSR
    ? (route) =>
        import('#shell/head/plain-head.ts').then(({ plainHead }) =>
          plainHead(route, (i18n) =>
            import('#features/grocery-lists/grocery-titles.ts').then(({ listsTitle }) => listsTitle(i18n)),
          ),
        )
    : undefined,
  component: function Grocery() {
    return <GroceryScreen {...Route.useParams()} />
  },
})

import { ListScreen } from './list/list-screen.tsx'
import { ListsScreen } from './lists/lists-screen.tsx'
import { SharedListScreen } from './shared/shared-list-screen.tsx'

/** `/wish-list` and the pages below as one route, because every route adds bytes to the first view. */
export function GroceryScreen({ listName, token }: { listName: string | undefined; token: string | undefined }) {
  if (listName === undefined) return <ListsScreen />
  return token === undefined ? <ListScreen listName={listName} /> : <SharedListScreen key={token} token={token} />
}

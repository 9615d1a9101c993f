/** Everything in a folder, its `later/` folders aside. */
const firstOf = (folder: string) => new RegExp(`/src/${folder}/(?!.*\\blater/)`)

/**
 * The chunks that several screens share (decisions 0009 and 0044). A rule names packages or a folder, never files, and the first rule that fits
 * a module wins. A chunk also takes what its modules import, unless an earlier rule has it. Modules that no rule takes become chunks by
 * the import graph. Code that is fetched after the first view stands in a folder named `later/`.
 */
export const chunkGroups = [
  // The first load: what main.tsx imports statically. One chunk of packages, which seldom change, and one of our code.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/ },
  { name: 'shell', tags: ['$initial' as const] },
  // What most screens use: prices, dates, and the hooks of the shell.
  { name: 'shared', test: /\/src\/(words\/[^/]+\.ts$|app\/shell\/[^/]+$)/ },
  // Product cards of home and of lists, then the first views of home and of a product.
  { name: 'cards', test: firstOf('app/features/catalogue') },
  { name: 'home', test: firstOf('app/features/home') },
  // Checks and persists answers; a later visit reads it before its first view.
  {
    name: 'persistence',
    test: /\/src\/app\/cache\/later\/|node_modules\/(valibot|idb-keyval|workbox-window|@tanstack\/query-(persist|sync))/,
  },
  { name: 'product', test: firstOf('app/features/product') },
  // Favourites and footprint, which a guest has too, and the queue of toasts. No menu or sheet waits for the chunk `later`.
  { name: 'records', test: /\/src\/app\/features\/(favourites|footprint)\/later\// },
  // For every visitor once the first view is up.
  { name: 'later', test: /\/src\/app\/shell\/later\// },
  // Session, cart and outbox, for a signed-in shopper and for a cart that holds something.
  { name: 'shopper', test: /\/src\/app\/shell\/shopper\// },
  { name: 'forms', test: /\/src\/app\/ui\/(form|overlay)\// },
]

/** The files in a folder, without those in its `later/` folders. */
const firstOf = (folder: string) => new RegExp(`/src/${folder}/(?!.*\\blater/)`)

/**
 * The chunks that several screens share (decision 0042). A rule names packages or a folder, never files; the first rule
 * that matches a module applies. A chunk also contains the imports of its modules, unless an earlier rule has them.
 * Modules without a rule become chunks by the import graph. Code that loads after the first view is in folders named
 * `later/`; what most first views share is in folders named `first/`.
 */
export const chunkGroups = [
  // The first load is what main.tsx imports statically: the packages, which change seldom, and our code.
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules|rolldown\/runtime/ },
  { name: 'shell', tags: ['$initial' as const] },
  // Shared by the first views of home, lists and products. The words of single screens are in words/screens.
  { name: 'first', test: /\/src\/(words\/[^/]+\.ts$|app\/.*\/first\/)/ },
  // Product cards of home and of lists.
  { name: 'cards', test: firstOf('app/features/catalogue') },
  // Checks answers and stores them; a later visit reads the stored answers before its first view.
  {
    name: 'persistence',
    test: /\/src\/(app\/(cache|device|sync)|offline)\/later\/[^/]+$|node_modules\/(valibot|idb-keyval|workbox-window|@tanstack\/query-(persist|sync))/,
  },
  // A product's choices, which the sheet of a card has too, and its first view.
  { name: 'variant', test: firstOf('app/features/variant') },
  { name: 'product', test: firstOf('app/features/product') },
  // Favourites and the footprint, which guests have too.
  { name: 'records', test: /\/src\/app\/features\/(favourites|footprint)\/later\// },
  // Needed by every visitor once the first view is up, and by signed-in shoppers.
  { name: 'later', test: /\/src\/app\/shell\/later\/[^/]+$/ },
  { name: 'shopper', test: /\/src\/app\/shell\/later\/shopper\// },
  // Sheets bring the large parts of react-aria, which most form controls do without.
  { name: 'overlay', test: /\/src\/app\/ui\/overlay\// },
  { name: 'forms', test: /\/src\/app\/ui\/form\// },
]

/** The chunks that a page loads by itself, before any tap: their imports list their files themselves. */
export const untappedChunks = ['first', 'persistence', 'records', 'later', 'shopper', 'footer', 'install-banner']

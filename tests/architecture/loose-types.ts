/** Files that may use loose types, how often, and the reason. */
export const looseTypesAllowed: Readonly<Record<string, { readonly times: number; readonly reason: string }>> = {
  'src/app/features/endless/use-endless-list.ts': {
    times: 1,
    reason: 'endlessQuery() types its own pages; this hook reads only what all of them share',
  },
  'src/server/seed/products/product-titles.ts': {
    times: 2,
    reason: 'map() keeps the length of a tuple, but its type does not',
  },
  'src/worker/scope.ts': {
    times: 1,
    reason: "the DOM's and the worker's libraries are loaded together, so `self` has the window's type",
  },
  'e2e/support/mall/shift-clock.ts': {
    times: 1,
    reason: 'TypeScript does not accept a function that is called with new as a class',
  },
  'e2e/support/offline/notifications.ts': {
    times: 2,
    reason: 'the functions run in the worker, whose global scope the tests of pages do not know',
  },
  'e2e/support/views/record-frames.ts': { times: 1, reason: 'the test reads a function that it has put on the window' },
  'tests/worker/saved-queries.test.ts': { times: 1, reason: 'the test stores a record of another shape' },
  'e2e/support/mall/remove-browser-features.ts': {
    times: 1,
    reason: 'the script deletes browser features that the types declare as always present',
  },
}

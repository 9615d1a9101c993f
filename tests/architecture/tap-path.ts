import type { SourceFile } from './source-file.ts'

/**
 * The files that a tap on "Add to cart" passes from a product page to the SQL statement, in the order of the first call;
 * the answer returns through the same files. The list was taken from the asynchronous stack traces of a browser and a
 * server, plus the two files that only name the next ones: the feature's index.ts, and app.ts.
 */
export const tapPath = [
  'src/app/features/product/product-buy.tsx',
  'src/app/features/cart/index.ts',
  'src/app/features/cart/first/load-add-to-cart.ts',
  'src/app/features/cart/later/add-to-cart.ts',
  'src/app/features/cart/cart-commands.ts',
  'src/offline/outbox/outbox.ts',
  'src/offline/stores.ts',
  'src/app/sync/send-outbox.ts',
  'src/app/sync/send-when-possible.ts',
  'src/offline/outbox/replay.ts',
  'src/offline/with-lock.ts',
  'src/offline/domains/cart.ts',
  'src/offline/outbox/send-call.ts',
  'src/offline/call.ts',
  'src/server/app.ts',
  'src/server/http/request-log.ts',
  'src/server/http/compress.ts',
  'src/server/http/limits.ts',
  'src/server/http/read-request.ts',
  'src/server/cart/cart-routes.ts',
  'src/server/http/serve-shopper.ts',
  'src/server/cart/change-cart.ts',
  'src/server/cart/cart-store.ts',
  'src/server/database/pglite-database.ts',
  'src/server/database/dialect.ts',
]

/** The HTTP request reaches the first, and `dependencies.db` is the second: neither is imported by its caller. */
const entries = ['src/server/app.ts', 'src/server/database/pglite-database.ts']

/** The files of the path that no earlier file of the path imports. */
export function brokenSteps(tree: readonly SourceFile[]): string[] {
  const imports = new Map(tree.map(({ path, imports }) => [path, new Set(imports.map(({ target }) => target))]))
  return tapPath.slice(1).filter((file, index) => {
    if (entries.includes(file)) return !imports.has(file)
    return !tapPath.slice(0, index + 1).some((earlier) => imports.get(earlier)?.has(file))
  })
}

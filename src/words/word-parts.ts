/**
 * The parts in which a language's words are fetched: what home and everything around a screen says, what comes there
 * once it is up (footer, messages), what a product page says, what stands there below the offer, and the rest. A first view pays for no other screen's words (quality.md §1).
 */
export const wordParts = ['first', 'later', 'product', 'below', 'more'] as const
export type WordPart = (typeof wordParts)[number]

const ofFirstView =
  /^src\/(words|app\/(shell|ui|session|sync|cache|device|i18n|routes)|app\/features\/(home|catalogue|endless|place|installation))\/|^src\/app\/features\/search\/(search-box|index)\./
const ofProduct = /^src\/app\/features\/product\//
/** What a product page says only when somebody scrolls there, or on the desktop alone. */
const ofBelow =
  /^src\/app\/(features\/product\/later\/(?!saved-age)|ui\/\w+\/(histogram|more-text|quantity-stepper|review-card|chip|star-input)\.)/
/** Parts of the kit that no first view shows; any later screen may. */
const ofLaterKit =
  /^src\/app\/(ui\/\w+\/(bought-thing|breadcrumb|cart-line|chip|field|gallery|histogram|line-status|more-text|one-time-code|quantity-stepper|review-card|sku-picker|star-input|stars|status-timeline))\./
/** Those of them that no product page shows. */
const ofOtherScreens = /^src\/app\/ui\/\w+\/(bought-thing|cart-line|field|line-status|one-time-code|status-timeline)\./
/** What stands around a screen and comes when the first view is up. */
const ofLaterShell =
  /^src\/app\/(shell\/(later|shopper)\/|features\/favourites\/later\/|ui\/\w+\/(heart-button|offline-bar|toast[\w-]*)\.|features\/(cart\/(lazy-)?add-host|sign-in\/login-host|place\/place-menu|installation\/install-sheet)\.)/
/** What the install sheet says, once it is opened. */
const ofInstallSheet =
  /^src\/app\/features\/installation\/(browser-menu-steps|install-code|install-panel|install-prompt|ios-steps|other-browser)\./

/** What forms say: the screens that have one are never the first view's. */
const ofForms = /^src\/app\/(i18n\/failure-words|ui\/\w+\/(chooser-field|form|password-field|text-area-field))\./

/** The parts that hold a message, by the files that say it (paths from the root). One that the first view says is in that part alone. */
export function partsOfMessage(files: readonly string[]): WordPart[] {
  const isOfFirst = (file: string) =>
    ofFirstView.test(file) &&
    !ofLaterKit.test(file) &&
    !ofInstallSheet.test(file) &&
    !ofForms.test(file) &&
    !ofLaterShell.test(file)
  if (files.length === 0 || files.some(isOfFirst)) return ['first']
  const parts: WordPart[] = []
  if (files.some((file) => ofLaterShell.test(file))) parts.push('later')
  const ofProductPage = files.filter(
    (file) => ofProduct.test(file) || (ofLaterKit.test(file) && !ofOtherScreens.test(file)),
  )
  if (ofProductPage.some((file) => !ofBelow.test(file))) parts.push('product')
  else if (ofProductPage.length > 0) parts.push('below')
  if (files.some((file) => !ofProduct.test(file) && !ofLaterShell.test(file))) parts.push('more')
  return parts
}

/** The part that the screen of a path needs beside `first`; null where that is enough. */
export function wordPartOfPath(path: string): 'product' | 'more' | null {
  if (path === '/') return null
  return /^\/products\/[^/]+\/?$/.test(path) ? 'product' : 'more'
}

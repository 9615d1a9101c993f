/**
 * The parts in which a language's messages are loaded: home and the shell, the shell's later parts (footer, toasts), a
 * product page, its content below the offer, and everything else. A first view does not load the messages of other
 * screens (docs/quality.md#speed).
 */
export const wordParts = ['first', 'later', 'product', 'below', 'more'] as const
export type WordPart = (typeof wordParts)[number]

const ofFirstView =
  /^src\/(words|app\/(shell|ui|session|sync|cache|device|i18n|routes)|app\/features\/(home|catalogue|endless|place|installation))\/|^src\/app\/features\/search\/(search-box|index)\./
const ofProduct = /^src\/app\/(features\/product\/|shell\/saved-age\.)/
/** Parts of a product page that are shown only after scrolling, or only on the desktop. */
const ofBelow =
  /^src\/app\/(features\/product\/(product-(rest|details|content|reviews|seller)|seller-link|similar-products|use-(reviews|spec-rows))|ui\/\w+\/(histogram|more-text|quantity-stepper|review-card|chip|star-input))\./
/** Parts of the kit that appear in no first view, but may appear in any later screen. */
const ofLaterKit =
  /^src\/app\/(ui\/\w+\/(bought-thing|breadcrumb|cart-line|chip|field|gallery|histogram|line-status|more-text|one-time-code|quantity-stepper|review-card|sku-picker|star-input|stars|status-timeline))\./
/** The parts among `ofLaterKit` that no product page shows. */
const ofOtherScreens = /^src\/app\/ui\/\w+\/(bought-thing|cart-line|field|line-status|one-time-code|status-timeline)\./
/** Parts of the shell that load after the first view. */
const ofLaterShell =
  /^src\/app\/(shell\/(department-links|footer|later-parts|offline-status|say-after-reload|send-when-idle|shopper-button|storage-note|storage-trouble|update-toast|updates)|ui\/\w+\/(heart-button|offline-bar|toast[\w-]*)|features\/(cart\/add-to-cart|sign-in\/login-host|favourites\/favourite-heart|place\/place-menu|installation\/(install-sheet|share-\w+)))\./
/** The content of the install sheet, which loads when the sheet is opened. */
const ofInstallSheet =
  /^src\/app\/features\/installation\/(browser-menu-steps|install-code|install-panel|install-prompt|ios-steps|other-browser)\./

/** Parts of forms; no first view has a form. */
const ofForms = /^src\/app\/(i18n\/failure-words|ui\/\w+\/(chooser-field|form|password-field|text-area-field))\./

/**
 * The parts that contain a message, by the files that use the message (paths from the root). A message of the first
 * view is in that part only.
 */
export function partsOfMessage(files: readonly string[]): WordPart[] {
  const isOfFirst = (file: string) =>
    ofFirstView.test(file) &&
    !ofLaterKit.test(file) &&
    !ofInstallSheet.test(file) &&
    !ofForms.test(file) &&
    !ofLaterShell.test(file) &&
    !ofProduct.test(file)
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

/** The part that the screen of a path needs in addition to `first`; null where `first` is enough. */
export function wordPartOfPath(path: string): 'product' | 'more' | null {
  if (path === '/') return null
  return /^\/products\/[^/]+\/?$/.test(path) ? 'product' : 'more'
}

/**
 * Files that change at different times or are wanted at different times (decision 0009): the packages of the first view
 * (one file packs 1 kB smaller than two), our own shell with what every screen uses, what a product's first view needs beyond it
 * (its shapes, and parts of the kit that most screens share), what pages other than home ask the shop, and four for what follows: words of time and the queue of messages, what keeps and registers, and what a person
 * is told; what was done without a network and is sent, with the heart that does it. What one screen needs stays a chunk of its own. A group takes along what its modules import, so the earlier the more it is needed.
 */
const ui = 'badge|button|category-tile|class-names|countdown|empty-state|hero|icon|page-link|picture|price|product-card|product-grid|rail|rating|section|skeleton|tile|use-is-near'
const features = 'home\\/(?!you-may-like)|catalogue|place\\/(place-button|door)|search\\/(search-(box|field)|run-search|door)|installation\\/(door|lazy-install-sheet|install-(button|offer|dialogue|panel-chunk))'

export const chunkGroups = [
  { name: 'vendor', test: /node_modules\/((react|react-dom|scheduler)\/|@tanstack\/(?!query-persist|[^?]*([iI]nfiniteQueryObserver|useInfiniteQuery))|@lingui|valibot)/ },
  {
    name: 'shell',
    test: new RegExp(`src\\/(contract\\/(?!account\\/|search-words|product-detail|near-words|synonyms|take-along|page-calls|list-wish|review|search\\.|shelf|shop)|offline\\/(call|messages|storage-keys)|words\\/(?!age)[a-z]+\\.ts|app\\/(app|main|router|route-tree)|app\\/(data|i18n)\\/(?!unsaved|saved-|persister|keep-|recent-|session|shopper|forget-|way-back|said-|drafts|send-|failure-|form-|tell-|use-is-away|use-own-)|app\\/shell\\/(?!say-|send-|shopper-|footer|department-links|register-worker|keep-|updates\\.ts|later-parts|offline-status|update-toast|storage-|follow-scroll|before-the-tap|carry-picture)|app\\/routes\\/[^?]*$|app\\/features\\/(${features})|app\\/ui\\/(${ui})\\.)|preload-helper`),
  },
  { name: 'detail', test: /src\/contract\/(product-detail|shop)/ },
  { name: 'parts', test: /src\/app\/(ui\/(breadcrumb|disclosure|note|stars|use-pictures-in-sight)|features\/favourites\/(door|lazy-heart))\./ },
  { name: 'calls', test: /src\/contract\/(page-calls|list-wish|review|search\.|shelf)/ },
  { name: 'told', test: /src\/(app\/ui\/toast-store|words\/age)/ },
  { name: 'keep', test: /node_modules\/(idb-keyval|workbox-window|@tanstack\/query-persist)|src\/(offline\/(stores|one-at-a-time|data-meter)|app\/data\/(shopper\.|said-|saved-queries|persister|keep-boot-tier|keep-data-saver|keep-meter|keep-storage)|app\/shell\/(register-worker|before-the-tap|carry-picture|keep-))/ },
  { name: 'sent', test: /src\/(offline\/(favourites|send-favourites|footprint|send-footprint)|contract\/account\/(favourite|footprint)|app\/(data\/(send-favourites|send-looks|shopper-queries|shopper-session|use-own-records)|shell\/send-when-idle|ui\/heart-button|features\/favourites\/(favourite-heart|choose-favourite|use-)))/ },
  { name: 'later', test: /src\/app\/(data\/unsaved|shell\/(say-|shopper-|updates\.ts|later-parts|offline-status|update-toast|storage-|follow-scroll)|features\/installation\/(install-sheet|install-way|use-|public-url)|ui\/(toast(-region)?|offline-bar)\.)/ },
  { name: 'session', test: /src\/(offline\/(session|full-request)|contract\/account\/(session-calls|token)|app\/data\/(session\.|forget-|way-back))/ },
  // What every form of a shopper needs: one name among the shell's instead of eight.
  { name: 'forms', test: /src\/(contract\/account\/(account-fields|body-faults|sign-in-rules|phone-codes|sign-in|user)\.|app\/(i18n\/form-words|data\/send-code-countdown|ui\/(form|use-form|password-field|one-time-code))\.)/ },
]

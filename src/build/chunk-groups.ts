/**
 * Groups of files that change at different times or load at different times (decisions 0009, 0027): the packages of the
 * first view (one file is 1 kB smaller than two); the shell with the code that every screen uses; the product cards,
 * and home; the response checks and the code that reads saved answers; kit parts that most screens share; the calls of
 * pages other than home; and the groups that load later: relative times and the toast queue, storage and the service
 * worker's registration, the cart, favourites, viewed products, sending of offline changes, and the shell's later
 * parts. Code of a single screen stays in a chunk of its own. A group includes the imports of its modules, so groups
 * needed earlier come first.
 */
const ui = 'badge|button|class-names|empty-state|icon|page-link|picture|price|skeleton|tile|use-is-near'
const features =
  'favourites\\/(index|lazy-heart)|cart\\/(load-add-to-cart|pending-products)|place\\/(place-button|index)|search\\/(search-(box|field)|run-search|index)|installation\\/(index|lazy-install-sheet|install-(button|offer|dialogue|panel-chunk))'

export const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules\/((react|react-dom|scheduler)\/|@tanstack\/(?!query-persist|query-sync|[^?]*([iI]nfiniteQueryObserver|useInfiniteQuery|queriesObserver|useQueries))|@lingui)/,
  },
  {
    name: 'shell',
    test: new RegExp(
      `src\\/(contract\\/(endpoint|languages|links|list-requests|page-language|page-pictures|questions|region-ids|time|wishes)\\.|offline\\/(call|storage-keys)|words\\/(?!age)[a-z]+\\.ts|app\\/(app|main|router|route-tree)|app\\/(session|sync|cache|device|i18n)\\/(?!unsaved|follow-|after-|ask-|sync-|saved-|boot-tier|place-by-ip|persister|keep-|recent-|session|shopper|forget-|way-back|said-|drafts|send-|end-|record-|failure-|form-|tell-|use-own-)|app\\/shell\\/(?!report-|saved-age|say-|send-|count-|shopper-|footer|department-links|register-worker|keep-|updates\\.ts|later-parts|offline-status|update-toast|storage-|follow-scroll|before-the-tap|carry-picture)|app\\/routes\\/[^?]*$|app\\/features\\/(${features})|app\\/ui\\/\\w+\\/(${ui})\\.)|preload-helper`,
    ),
  },
  // The cards that home and lists show; a product's first view has none.
  {
    name: 'cards',
    test: /src\/app\/(features\/(catalogue\/)|ui\/\w+\/(category-tile|product-card|product-grid|rail|rating|section|add-button)\.)/,
  },
  { name: 'home', test: /src\/app\/(features\/home\/(?!you-may-like)|ui\/\w+\/(countdown|hero)\.)/ },
  {
    name: 'checks',
    test: /node_modules\/valibot|src\/(offline\/read-answer|contract\/(category|failure|first-endpoints|home|product|product-detail|region|shop|wire)\.)/,
  },
  {
    name: 'parts',
    test: /src\/app\/(ui\/\w+\/(breadcrumb|buy-bar|disclosure|note|sku-picker|stars|use-pictures-in-sight)|features\/(variant\/[\w-]+|product\/fetch-rest))\./,
  },
  { name: 'calls', test: /src\/contract\/(list-endpoints|list-wish|review|search\.|shelf)/ },
  { name: 'told', test: /src\/(app\/ui\/\w+\/(toast-store|keep-focus)|words\/age)/ },
  {
    name: 'keep',
    test: /node_modules\/(idb-keyval|workbox-window|@tanstack\/(query-persist|query-sync))|src\/(offline\/(messages|stores|store-names|with-lock|data-meter)|app\/(session|sync|cache|device)\/(shopper\.|said-|saved-queries|boot-tier|place-by-ip|persister|keep-on-device)|app\/shell\/(register-worker|before-the-tap|carry-picture|keep-))/,
  },
  // The code of every domain that appends and reads commands, without the code that sends them.
  { name: 'outbox', test: /src\/offline\/(outbox|command|domain|send-call)[\w-]*\.ts/ },
  {
    name: 'cart',
    test: /src\/(offline\/domains\/cart|contract\/cart|app\/(session|sync|cache|device)\/(keep-counts|send-outbox|ask-for-sync))/,
  },
  {
    name: 'hearts',
    test: /src\/(offline\/(favourites|domains\/favourites)|contract\/account\/favourite|app\/(session\/use-own-records|ui\/product\/heart-button|features\/favourites\/(favourite-heart|heart-store|own-favourites|choose-favourite)))\./,
  },
  {
    name: 'looks',
    test: /src\/(offline\/(footprint|product-views|domains\/footprint)|contract\/account\/footprint|app\/sync\/record-view)\./,
  },
  {
    name: 'sent',
    test: /src\/(contract\/notice|app\/((session|sync|cache|device)\/(follow-unread|after-replay|send-when-possible|shopper-queries|shopper-session)|shell\/send-when-idle|features\/favourites\/ask-favourites))/,
  },
  {
    name: 'later',
    test: /src\/app\/(sync\/unsaved|shell\/(say-|shopper-|updates\.ts|later-parts|offline-status|update-toast|storage-|follow-scroll)|features\/cart\/lazy-cart-host|features\/installation\/(install-sheet|install-way|use-|public-url)|ui\/\w+\/(toast-region|offline-bar)\.)/,
  },
  {
    name: 'session',
    test: /src\/(offline\/(session|full-request|domains\/logouts)|contract\/account\/(session-calls|token)|app\/(session|sync|cache|device)\/(session\.|forget-|way-back))/,
  },
  // The code that every form of a shopper needs: one file name in the shell instead of eight.
  {
    name: 'forms',
    test: /src\/(contract\/account\/(account-fields|body-faults|sign-in-rules|phone-codes|sign-in|user)\.|app\/(i18n\/form-words|session\/send-code-countdown|ui\/\w+\/(form|use-form|password-field|one-time-code|submit-button))\.|app\/features\/verification\/)/,
  },
  // Endless lists, which home has too, and the code for lists with filters and sorting: one file name in the document
  // instead of eight.
  { name: 'endless', test: /src\/app\/(features\/endless\/index|ui\/\w+\/(sheet-opening|chip)\.)/ },
  { name: 'lists', test: /src\/app\/(features\/results\/index|features\/take-along\/index)\./ },
  { name: 'department', test: /src\/app\/features\/department\/department-/ },
]

/**
 * The first load in two files that change at different times: the packages of the first view (one file packs 1 kB
 * smaller than two), and our own shell with what every screen uses. What only one screen or a later moment needs stays a chunk of its own.
 */
export const chunkGroups = [
  { name: 'vendor', test: /node_modules\/((react|react-dom|scheduler)\/|@tanstack\/(?!query-persist)|@lingui|valibot)/ },
  {
    name: 'shell',
    test: /src\/(contract\/|offline\/(?!stores)|words\/[a-z]+\.ts|app\/(app|main|router|route-tree)|app\/(data|i18n)\/(?!unsaved|saved-queries|persister)|app\/shell\/(?!register-worker|keep-first-view|updates\.ts|keep-storage|later-parts|footer|storage-|update-toast)|app\/routes\/[^?]*$|app\/features\/(home|catalogue|place\/(place-button|door)|installation\/(door|lazy-install-sheet|install-(button|offer|dialogue|panel-chunk)))|app\/ui\/(badge|button|category-tile|class-names|countdown|empty-state|hero|icon|offline-bar|page-link|picture|price|product-card|product-grid|rail|rating|section|skeleton|tile)|preload-helper)/,
  },
]

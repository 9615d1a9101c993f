/**
 * Public interface of offline downloads: the button of a list, the row in Settings, the list of downloads on the saved
 * page.
 */

export { DownloadButton } from './download-button.tsx'
export { DownloadList } from './download-list.tsx'
export { SavedSummary } from './saved-summary.tsx'

/** What other features may use of the footprint. */
export { useRecordFootprint } from './use-record-footprint.ts'

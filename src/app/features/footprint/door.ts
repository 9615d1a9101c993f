/** What other features may use of the footprint. */
export { clearFootprint, countFootprint, watchFootprint } from '../../../offline/footprint.ts'
export { useRecordFootprint } from './use-record-footprint.ts'

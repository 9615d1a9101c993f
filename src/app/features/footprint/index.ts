/** The public interface of the footprint feature. */
export { useRecordFootprint } from './use-record-footprint.ts'

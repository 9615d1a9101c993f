/** Product lists with filters and sort order: search, department, brand, shop. */
export { FilteredList } from './filtered-list.tsx'
export { useFilteredList } from './use-filtered-list.ts'

/** Lists of products that can be filtered and sorted: search, department, brand, shop. */
export { FilteredList } from './filtered-list.tsx'
export { useFilteredList } from './use-filtered-list.ts'

/** Lists of products that can be filtered and sorted: search, department, brand, shop. */
export { FilteredList } from './filtered-list.tsx'
export { usePageQuery } from './use-page-query.ts'
export { useFilteredList } from './use-filtered-list.ts'

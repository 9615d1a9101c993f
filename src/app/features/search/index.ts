/** Public interface of the search feature: the search box in the header. */
export { SearchBox } from './search-box.tsx'

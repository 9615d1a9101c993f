/** The box in the header that searches. */
export { SearchBox } from './search-box.tsx'

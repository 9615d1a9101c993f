/** The public interface of the feature of similar products. */

export { SimilarRow } from './similar-row.tsx'

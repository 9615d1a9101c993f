/** The brand. No other file names it. */
export const brand = {
  name: 'Nelu',
  /** The wordmark's spelling. */
  wordmark: 'nelu',
  /** The version string (docs/product.md#purpose). */
  version: 'nelu_web_v_1.9.1',
} as const

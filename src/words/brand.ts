/** The brand, in the one place that may name it (DESIGN.md). */
export const brand = {
  name: 'Nelu',
  /** As the wordmark writes it. */
  wordmark: 'nelu',
  /** Version string of spec §1. */
  version: 'nelu_web_v_1.9.1',
} as const

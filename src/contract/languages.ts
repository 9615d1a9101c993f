/** The interface languages (docs/product.md#languages), in the order in which the catalogue stores its texts. */
export const languages = ['en', 'zh', 'tr', 'ru', 'pt'] as const
export type Language = (typeof languages)[number]

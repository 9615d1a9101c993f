/**
 * Policies open in a new window, in Chinese for Chinese and in English for all other languages
 * (docs/product.md#policies).
 */
export const policySuffix = (lang: string) => (lang === 'zh' ? 'zh-cn' : 'en-us')

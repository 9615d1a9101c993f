/** Policies open in a new window, in Chinese for Chinese and in English for everyone else (docs/product.md#footer). */
export const policySuffix = (lang: string) => (lang === 'zh' ? 'zh-cn' : 'en-us')

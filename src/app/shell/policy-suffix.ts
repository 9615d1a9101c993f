/** Policies open in a new window, in Chinese for Chinese and in English for everyone else (spec §2). */
export const policySuffix = (lang: string) => (lang === 'zh' ? 'zh-cn' : 'en-us')

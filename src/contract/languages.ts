/** Interface languages of spec §1, in the order in which the catalogue keeps its texts. */
export const languages = ['en', 'zh', 'tr', 'ru', 'pt'] as const
export type Language = (typeof languages)[number]

/** Joins class names, leaving out false and undefined values. */
export const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')

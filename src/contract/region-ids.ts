/** The four regions by country code. */
export const regionIds = { CN: 100000000000, LK: 659006000343, LA: 659006000408, TR: 659006000409 } as const

/** Where a shopper is sold to until the place is known (spec §3). */
export const defaultRegionId: number = regionIds.LK

/** Whether a number is one of the four regions' ids. */
export const isRegionId = (value: number): boolean => Object.values<number>(regionIds).includes(value)

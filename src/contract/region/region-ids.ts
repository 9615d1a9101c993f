/** The four regions by country code. */
export const regionIds = { CN: 100000000000, LK: 659006000343, LA: 659006000408, TR: 659006000409 } as const

/** The region of a shopper whose place is unknown (docs/product.md#regions). */
export const defaultRegionId: number = regionIds.LK

/** Whether a number is the id of one of the four regions. */
export const isRegionId = (value: number): boolean => Object.values<number>(regionIds).includes(value)

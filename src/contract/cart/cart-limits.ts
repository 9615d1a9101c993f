/** The largest number of lines in one cart. One answer carries the whole cart. */
export const maxCartLines = 200
/** The largest quantity of one variant on one line. */
export const maxQuantity = 999

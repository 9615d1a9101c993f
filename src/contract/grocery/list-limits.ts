/** The largest number of lists of one person, deleted lists not counted. */
export const maxGroceryLists = 50
/** The largest number of items on one list, removed items not counted. */
export const maxGroceryItems = 400
/** The largest number of changes in one call. */
export const maxGroceryChanges = 200
/** The longest free text of an item, in characters. */
export const longestItemText = 120

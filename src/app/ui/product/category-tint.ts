/**
 * The number that selects a category's tint. The ids of departments are multiples of 100, of which only two tints would
 * follow.
 */
export const categoryTint = (categoryId: number): number => categoryId + Math.floor(categoryId / 100)

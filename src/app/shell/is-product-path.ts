/** Whether a path is a product's own page, whose picture reaches up behind the phone's header; its reviews are not. */
export const isProductPath = (path: string): boolean => /^\/products\/[^/]+\/?$/.test(path)

/** The title of a product's page. */
export const productTitle = ({ prodName }: { readonly prodName: string }): string => prodName

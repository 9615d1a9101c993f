/** The title of a shop's page. */
export const shopTitle = ({ shopName }: { readonly shopName: string }): string => shopName

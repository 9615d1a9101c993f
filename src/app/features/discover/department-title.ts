/** The title of a department's sub-categories. */
export const departmentTitle = ({ categoryName }: { readonly categoryName: string }): string => categoryName

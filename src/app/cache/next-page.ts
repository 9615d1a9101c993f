/** The number of the page after the last one of an endless list; undefined at its end. Every list's reply says where it stands. */
export function nextPage({ value }: { readonly value: unknown }): number | undefined {
  const { current, pages } = value as { readonly current: number; readonly pages: number }
  return current < pages ? current + 1 : undefined
}

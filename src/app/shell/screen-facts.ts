/** The lists from which the sitemap derives pages; each entry of a list fills in `{slug}` and `{id}` of the path. */
export type SitemapSource = 'products' | 'categories' | 'departments' | 'tags' | 'shops' | 'brands'

/** The mall's own facts of a screen, in its route's `staticData`: tables, tests and the sitemap use them. */
export type ScreenFacts = {
  /** A route outside of the layout (docs/product.md#routes). */
  readonly isBare?: boolean
  /** The manifest key of the chunk with the screen's component, where the screen has no chunk of its own. */
  readonly chunk?: string
  /** The screen's name in docs/product.md#screens. */
  readonly screen?: string
  /** Addresses of the screen for a guest, by the names of what they show; test data fills the parts in braces. */
  readonly examples?: Readonly<Record<string, string>>
  /** Addresses for a shopper who is logged in. */
  readonly shopperExamples?: Readonly<Record<string, string>>
  /** Pages of the screen for search engines: their paths, or one path for each entry of a list. */
  readonly sitemap?: readonly string[] | { readonly each: SitemapSource; readonly path: string }
}

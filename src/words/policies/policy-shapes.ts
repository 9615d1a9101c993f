/**
 * A policy or another long text in one language. `{brand}` stands for the mall's name and `{host}` for its address; the
 * screen fills them in.
 */
export type Policy = {
  readonly title: string
  /** The day of the last change, yyyy-MM-dd. */
  readonly updated: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

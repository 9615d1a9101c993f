/**
 * A policy or another long text of the mall, in one language. `{brand}` stands for the mall's name and `{host}` for
 * its address; whoever shows the text puts them in.
 */
export type Policy = {
  readonly title: string
  /** The day it was last changed, yyyy-MM-dd. */
  readonly updated: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

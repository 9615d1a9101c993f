/** Tags of a document's head, as the page's router returns them. */
export type HeadTags = {
  readonly meta?: readonly (Readonly<Record<string, unknown>> | undefined)[] | undefined
  readonly links?: readonly (Readonly<Record<string, unknown>> | undefined)[] | undefined
  readonly headScripts?: readonly ({ readonly type?: string; readonly children?: unknown } | undefined)[] | undefined
}

/** A head as HTML: `first` stands before the styles, `later` after them, `data` at the end of the body. */
export type HeadText = { readonly first: string; readonly later: string; readonly data: string }

/** Writes the tags of a head; everything in them is escaped. */
export const writeHead = ({ meta = [], links = [], headScripts = [] }: HeadTags): HeadText => ({
  first: meta
    .flatMap((tag) => (tag === undefined ? [] : [tag]))
    .map((tag) => ('title' in tag ? `<title>${escaped(String(tag['title']))}</title>` : element('meta', tag)))
    .join(''),
  later: links.map((tag) => (tag ? element('link', tag) : '')).join(''),
  data: headScripts
    .map((tag) => (tag ? `<script type="${escaped(tag.type ?? '')}">${scriptText(String(tag.children))}</script>` : ''))
    .join(''),
})

const element = (name: string, attributes: Readonly<Record<string, unknown>>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key.toLowerCase()}="${escaped(String(value))}"`)
    .join('')}>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** JSON that ends no script and opens no comment. */
const scriptText = (json: string) =>
  json
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

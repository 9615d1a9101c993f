/** The parts of a document that a crawler reads, without scripts and styles. */
export type Head = {
  readonly lang: string
  readonly title: string
  /** `<meta name>` and `<meta property>`; the last one of a name counts. */
  readonly meta: Readonly<Record<string, string>>
  readonly canonical: string | null
  readonly alternates: Readonly<Record<string, string>>
  /** The objects of the page's JSON-LD by type. */
  readonly jsonLd: Readonly<Record<string, Record<string, unknown>>>
}

const unescaped = (text = '') =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const attribute = (tag: string, name: string) => unescaped(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1])

/** Parses a document's head and its JSON-LD. Throws where a unique part occurs twice. */
export function headOf(html: string): Head {
  const tags = (name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? []
  const titles = html.match(/<title>[^<]*<\/title>/g) ?? []
  const links = tags('link')
  const canonicals = links.filter((tag) => attribute(tag, 'rel') === 'canonical')
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
  if (titles.length !== 1 || canonicals.length > 1 || data.length > 1)
    throw new Error('The head has more than one title, canonical address or block of product data.')
  const graph = data[0]
    ? (JSON.parse(data[0][1] ?? '') as { '@context': string; '@graph': Record<string, unknown>[] })
    : null
  if (graph && graph['@context'] !== 'https://schema.org')
    throw new Error('The vocabulary of the structured data is not schema.org.')
  return {
    lang: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
    title: unescaped(titles[0]?.slice('<title>'.length, -'</title>'.length)),
    meta: Object.fromEntries(
      tags('meta').map((tag) => [attribute(tag, 'name') || attribute(tag, 'property'), attribute(tag, 'content')]),
    ),
    canonical: canonicals[0] ? attribute(canonicals[0], 'href') : null,
    alternates: Object.fromEntries(
      links
        .filter((tag) => attribute(tag, 'rel') === 'alternate')
        .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    jsonLd: Object.fromEntries((graph?.['@graph'] ?? []).map((node) => [String(node['@type']), node])),
  }
}

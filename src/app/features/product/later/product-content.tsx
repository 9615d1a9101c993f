import styles from './product-content.module.css'

export type ContentBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Text between tags: unknown tags are dropped, character references are decoded. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|([a-z]+));/g, (whole, code: string | undefined, name: string) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
    )
    .trim()

/**
 * Parses a description into paragraphs and lists, the only elements that the contract allows (p, ul and li without
 * attributes).
 */
function readContent(html: string): ContentBlock[] {
  return [...html.matchAll(/<ul>([\s\S]*?)<\/ul>|<p>([\s\S]*?)<\/p>|([^<]+)/g)].flatMap(
    ([, list, paragraph, loose]): ContentBlock[] => {
      if (list !== undefined)
        return [
          { kind: 'list', items: [...list.matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, item = '']) => plain(item)) },
        ]
      const text = plain(paragraph ?? loose ?? '')
      return text ? [{ kind: 'text', text }] : []
    },
  )
}

/**
 * A product's description, built of elements: the shop's HTML itself never reaches the page. The description may be
 * English only.
 */
export function ProductContent({ html }: { html: string }) {
  return (
    <div className={styles.content}>
      {readContent(html).map((block, index) =>
        block.kind === 'text' ? (
          <p key={index}>{block.text}</p>
        ) : (
          <ul key={index}>
            {block.items.map((item, at) => (
              <li key={at}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  )
}

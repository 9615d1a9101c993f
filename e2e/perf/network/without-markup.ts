import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** What the server puts between the root element and the first view's answers. */
const markup = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="first-view">)/

/** A document without the first view's markup, as it would be were only its answers in it; brotli 5 in, brotli 5 out. */
export function withoutMarkup(body: Buffer, encoding: string | undefined): Buffer {
  const isPacked = encoding === 'br'
  const html = (isPacked ? brotliDecompressSync(body) : body).toString('utf8').replace(markup, '$1$2')
  return isPacked ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : Buffer.from(html)
}

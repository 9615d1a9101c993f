import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** The markup in the root element, up to the first view's answers. */
const markup = /(<div id="root">)[\s\S]*(<\/div>\s*<script type="application\/json" id="first-view">)/

/** A document without the first view's markup, with its answers only. A brotli document is answered as brotli 5. */
export function withoutMarkup(body: Buffer, encoding: string | undefined): Buffer {
  const isBrotli = encoding === 'br'
  const html = (isBrotli ? brotliDecompressSync(body) : body).toString('utf8').replace(markup, '$1$2')
  return isBrotli ? brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : Buffer.from(html)
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { iconNames } from '../app/ui/icon-names.ts'

const virtualModule = 'virtual:icon-sprite'
const assets = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')), '../assets')

/**
 * One SVG sprite of the icons that the page names (app/ui/icon-names.ts) and of no other. `virtual:icon-sprite`
 * exports its address; an icon is `<use href="ADDRESS#heart-fill">`.
 */
export function iconSprite(): Plugin {
  let isBuild = false
  return {
    name: 'icon-sprite',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    async load(id) {
      if (id !== `\0${virtualModule}`) return null
      const address = isBuild ? `/assets/icons-${hashOf(await sprite())}.svg` : '/icons.svg'
      return `export default ${JSON.stringify(address)}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const source = await sprite()
      this.emitFile({ type: 'asset', fileName: `assets/icons-${hashOf(source)}.svg`, source })
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response) => {
        void sprite().then((source) => response.setHeader('Content-Type', 'image/svg+xml').end(source))
      })
    },
  }
}

const hashOf = (source: string) => createHash('sha1').update(source).digest('hex').slice(0, 8)

async function sprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

async function symbolOf(name: string): Promise<string> {
  const weight = /-(bold|fill)$/.exec(name)?.[1] ?? 'regular'
  const svg = await readFile(join(assets, weight, `${name}.svg`), 'utf8')
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<symbol id="${name}" viewBox="0 0 256 256">${inside}</symbol>`
}

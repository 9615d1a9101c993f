import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { firstIconNames, laterIconNames } from '#ui/base/icon-names.ts'

const virtualModule = 'virtual:icon-sprites'
const assets = join(dirname(createRequire(import.meta.url).resolve('@phosphor-icons/core')), '../assets')

/**
 * Builds two SVG sprites of exactly the icons that the page uses (app/ui/base/icon-names.ts): those of a first view,
 * and the rest. `virtual:icon-sprites` exports the sprites' addresses; an icon is `<use href="ADDRESS#heart-fill">`.
 */
export function iconSprites(): Plugin {
  let isBuild = false
  return {
    name: 'icon-sprites',
    configResolved: (config) => void (isBuild = config.command === 'build'),
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : null),
    async load(id) {
      if (id !== `\0${virtualModule}`) return null
      const addresses = isBuild
        ? (await sprites()).map(({ file }) => `/${file}`)
        : ['/icons-first.svg', '/icons-later.svg']
      const [first, later] = addresses.map((address) => JSON.stringify(address))
      return `export const firstIcons = ${JSON.stringify(firstIconNames.join(' '))}.split(' '), firstSprite = ${first}, laterSprite = ${later}`
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { file, source } of await sprites()) this.emitFile({ type: 'asset', fileName: file, source })
    },
    configureServer(server) {
      for (const [name, icons] of parts) {
        server.middlewares.use(`/icons-${name}.svg`, (_request, response) => {
          void sprite(icons).then((source) => response.setHeader('Content-Type', 'image/svg+xml').end(source))
        })
      }
    },
  }
}

const parts = [
  ['first', firstIconNames],
  ['later', laterIconNames],
] as const

const sprites = () =>
  Promise.all(
    parts.map(async ([name, icons]) => {
      const source = await sprite(icons)
      const hash = createHash('sha1').update(source).digest('hex').slice(0, 8)
      return { file: `assets/icons-${name}-${hash}.svg`, source }
    }),
  )

async function sprite(names: readonly string[]): Promise<string> {
  const symbols = await Promise.all(names.map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

async function symbolOf(name: string): Promise<string> {
  const weight = /-(bold|fill)$/.exec(name)?.[1] ?? 'regular'
  const svg = await readFile(join(assets, weight, `${name}.svg`), 'utf8')
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<symbol id="${name}" viewBox="0 0 256 256">${inside}</symbol>`
}

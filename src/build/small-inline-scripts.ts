import { minifySync, type Plugin } from 'vite'

/** Makes the document's own scripts small; Vite leaves them as they are written, and every first view carries them. */
export function smallInlineScripts(): Plugin {
  return {
    name: 'small-inline-scripts',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace(
        /<script>([\s\S]*?)<\/script>/g,
        (_whole, script: string) => `<script>${minifySync('inline.js', script).code.trim()}</script>`,
      ),
  }
}

import { html } from 'hono/html'
import type { OpenApi, Operation } from './openapi-rules.ts'

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-inline-size: 60rem; margin: 2rem auto; padding-inline: 1rem; }
  summary { cursor: pointer; padding-block: 0.25rem; }
  pre { overflow: auto; max-block-size: 30rem; padding: 0.5rem; border: 1px solid; }
  details { margin-inline-start: 1rem; }
`

/** The description as a page to read: no script, so that the security policy stays as it is. */
export function openApiPage({ info, paths }: OpenApi) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        <style>${style}</style>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description} As data: <a href="/api/openapi.json">/api/openapi.json</a></p>
        ${tags.map(
          (tag) => html`<h2>${tag}</h2>
            ${operations.filter(({ operation }) => operation.tags.includes(tag)).map(operationPart)}`,
        )}
      </body>
    </html>`
}

function operationPart({ path, method, operation }: { path: string; method: string; operation: Operation }) {
  return html`<details id="${operation.operationId}">
    <summary><code>${method} ${path}</code> ${operation.summary}${operation.security.length > 0 ? ' (token)' : ''}</summary>
    ${part('Parameters', operation.parameters)}
    ${operation.requestBody ? part('Body', operation.requestBody.content['application/json'].schema) : ''}
    ${Object.entries(operation.responses).map(([status, { description, content }]) =>
      part(`${status}: ${description}`, content?.['application/json'].schema),
    )}
  </details>`
}

const part = (title: string, value: unknown) =>
  html`<details><summary>${title}</summary><pre>${value === undefined ? '' : JSON.stringify(value, null, 2)}</pre></details>`

import type { FastifyInstance } from 'fastify'
import { commonErrors, type AnyEndpoint } from '@ringside/contract'

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string): string => value.replace(/[&<>"]/g, (character) => escaped[character] ?? character)

const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 2rem 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); vertical-align: top; }
code { font-size: .93em; }`

function row({ method, path, access, summary, errors }: AnyEndpoint): string {
  const cells = [`<code>${method}</code>`, `<code>${text(path)}</code>`, access, text(summary), errors.join(', ')]
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

/** A page that lists every endpoint, made here so that it needs no script and nothing from elsewhere. */
export function docsPage(endpoints: readonly AnyEndpoint[]): string {
  const areas = Map.groupBy(endpoints, ({ path }) => path.split('/')[2] ?? 'api')
  const sections = [...areas]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([area, members]) =>
        `<h2>${text(area)}</h2><table><thead><tr><th>Method</th><th>Path</th><th>Access</th><th>What it does</th><th>Errors of its own</th></tr></thead><tbody>${members.map(row).join('')}</tbody></table>`,
    )
  const common = commonErrors.map((code) => `<code>${code}</code>`).join(', ')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API | Ringside</title><style>${style}</style></head><body><h1>Ringside API</h1><p>Every call takes and answers JSON; <a href="/docs/json">/docs/json</a> is the same as an OpenAPI document. Send <code>authorization: Bearer TOKEN</code>, and <code>x-org-id</code> to say in which organisation. Every call can also answer <code>forbidden</code> to who lacks the access, and ${common}.</p>${sections.join('')}</body></html>`
}

export function serveDocs(app: FastifyInstance): void {
  let page: string | undefined
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= docsPage(app.mounted)
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/docs/json', { schema: { hide: true } }, async () => app.swagger())
}

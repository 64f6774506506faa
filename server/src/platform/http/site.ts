import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { nothingHere, sendError } from './error-handler.ts'
import { readScreenScripts, withPreloads, type ScreenScripts } from './preload.ts'

/** The built web application. */
export interface Site {
  readonly folder: string
  readonly page: string
  readonly scripts: ScreenScripts
}

/** The web application's build, null when it was not built: the server then only serves the API. */
export async function readSite(folder: string): Promise<Site | null> {
  const file = path.join(folder, 'index.html')
  if (!existsSync(file)) return null
  return { folder, page: await readFile(file, 'utf8'), scripts: await readScreenScripts(folder) }
}

/** Paths that belong to the server and its files: an unknown one below them is an error, not a screen. */
const serverPath = /^\/(api|docs|health|ready|metrics|assets|fonts|\.vite)(\/|$)/
/** What browsers ask for at the top, as /favicon.ico. Further down a dot is part of a name: of an account, of a person's id. */
const topFile = /^\/[^/]*\.[^/]*$/

export async function serveSite(app: FastifyInstance, site: Site | null): Promise<void> {
  if (site !== null) {
    await app.register(fastifyStatic, {
      root: site.folder,
      index: false,
      wildcard: false,
      serveDotFiles: false,
      cacheControl: false,
      setHeaders(reply, file) {
        // Vite names what is in `assets` by its content, so it never changes.
        const forever = path.relative(site.folder, file).startsWith('assets')
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/'
    const wantsScreen = request.method === 'GET' && !serverPath.test(pathname) && !topFile.test(pathname)
    if (site !== null && wantsScreen) {
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(withPreloads(site.page, site.scripts, pathname))
    }
    return sendError(request, reply, nothingHere)
  })
}

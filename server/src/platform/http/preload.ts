import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
)
type Manifest = z.infer<typeof manifestSchema>

/** The scripts a screen needs beside those the page names itself, by the screen's name. */
export type ScreenScripts = ReadonlyMap<string, readonly string[]>

/** From the web application's build; empty when it left no manifest. */
export async function readScreenScripts(folder: string): Promise<ScreenScripts> {
  const file = path.join(folder, '.vite', 'manifest.json')
  return existsSync(file) ? screenScripts(manifestSchema.parse(JSON.parse(await readFile(file, 'utf8')))) : new Map()
}

function screenScripts(manifest: Manifest): ScreenScripts {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)
  const named = new Set(entries.flatMap((name) => filesOf(manifest, name)))
  const screens = Object.keys(manifest).flatMap((name) => {
    const screen = /^src\/features\/([^/]+)\/\1-screen\.tsx$/.exec(name)?.[1]
    return screen === undefined ? [] : [[screen, filesOf(manifest, name).filter((file) => !named.has(file))] as const]
  })
  return new Map(screens)
}

/** A module's own file and those of everything it imports at once. */
function filesOf(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  return [chunk.file, ...chunk.imports.flatMap((imported) => filesOf(manifest, imported, seen))]
}

/** Screens whose address does not begin with their name; the addresses stand in web/src/app/routes.ts. */
const otherNames: Readonly<Record<string, string>> = {
  '': 'dashboard',
  'uploaded-call-review': 'transcripts',
  login: 'sign-in',
  signup: 'sign-in',
  'forgot-password': 'sign-in',
  'verify-email': 'sign-in',
  'accept-invite': 'sign-in',
  create_org: 'sign-in',
  org: 'sign-in',
}

function screenAt(pathname: string): string {
  const [, first = '', ...rest] = pathname.split('/')
  // One's own account belongs to signing in; with names behind it, it is a customer's.
  if (first === 'account' && rest.join('') === '') return 'sign-in'
  return otherNames[first] ?? first
}

/** The page with a hint for the scripts of the screen at `pathname`, so that they come while the page's own are read. */
export function withPreloads(page: string, scripts: ScreenScripts, pathname: string): string {
  const files = scripts.get(screenAt(pathname)) ?? []
  const links = files.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`)
  return links.length === 0 ? page : page.replace('</head>', () => `${links.join('')}</head>`)
}

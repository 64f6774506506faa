/**
 * Who may import whom, in one table. write-config.ts writes the linter's rules from it; layers.test.ts compares the two,
 * plants one violation of every row and sees it reported.
 */
export interface LayerRule {
  readonly name: string
  /** The folder the rule guards. */
  readonly folder: string
  /** Regular expressions of import paths that may not appear there. */
  readonly never: readonly string[]
  readonly why: string
  /**
   * Rules of wider folders that hold here as well. They must be said again: of all that match a file, the linter applies
   * the last alone.
   */
  readonly beside?: readonly LayerRule[]
  /** An import that breaks the rule, and the file it would stand in. */
  readonly violation: { readonly file: string; readonly imports: string }
}

/** Any relative path into `folder`, however deep the importing file lies. */
const into = (folder: string) => `^(\\.\\./)+${folder}/`
/** Any file of `folder` but its index.ts; the linter's regular expressions have no look-ahead. */
const pastIndexOf = (folder: string) => `${into(folder)}(.+/.+|[^/]*[^x/]\\.ts|[^/]*[^e/]x\\.ts|x\\.ts)$`

/** Any package but these and what lies below them; written letter by letter for the same reason. */
function packagesBut(...allowed: readonly string[]): string[] {
  const beginnings = new Set(allowed.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end))))
  const after = (beginning: string): string =>
    allowed.flatMap((name) => (name.startsWith(beginning) ? (name[beginning.length] ?? []) : [])).join('')
  return [
    // A path begins with a full stop.
    ...[...beginnings].map((beginning) => `^${beginning}[^${beginning === '' ? '.' : ''}${after(beginning)}]`),
    ...allowed.map((name) => `^${name}[^/]`),
  ]
}

/** The server's modules, and which of the others each may use (always through index.ts). */
export const moduleGraph: Readonly<Record<string, readonly string[]>> = {
  organizations: [],
  users: [],
  credits: [],
  pipeline: [],
  analytics: [],
  email: [],
  reviews: [],
  rubrics: ['reviews'],
  auth: ['users', 'organizations'],
  simulations: ['pipeline', 'credits', 'reviews'],
  conversations: ['simulations'],
  'live-calls': ['conversations', 'simulations'],
  transcripts: ['reviews', 'credits'],
  assignments: ['pipeline', 'simulations'],
  'next-call': ['pipeline', 'reviews', 'assignments'],
  'site-admin': ['credits', 'organizations', 'simulations'],
}

const modules = Object.keys(moduleGraph)

const fixtures = '\\.(fixture|conformance)\\.ts$'
/** What production code of the server never holds, wherever it stands. */
const notForProduction = ['^@ringside/web', '^(\\.\\./)+web/', '(^|/)(test|fake)/', fixtures]

/** What never reaches a browser: the server with its secrets, the engine with its facts, and Node. */
const notForBrowsers = ['^@ringside/(server|coaching)', into('(server|coaching)'), '^node:']

function moduleRule(name: string): LayerRule {
  const forbidden = modules.filter((other) => other !== name && !moduleGraph[name]?.includes(other))
  const allowed = moduleGraph[name] ?? []
  const stranger = forbidden[0] ?? 'nobody'
  return {
    name: `module ${name}`,
    folder: `server/src/modules/${name}/**`,
    never: [
      ...forbidden.map(into),
      ...allowed.map(pastIndexOf),
      into('app'),
      into('demo'),
      into('integrations/[^/]+/[^/]+'),
      ...notForProduction,
    ],
    why: `${name} may use ${allowed.length > 0 ? allowed.join(', ') : 'no other module'}, through index.ts, and never a vendor or app/.`,
    violation: { file: `server/src/modules/${name}/planted.ts`, imports: `../${stranger}/index.ts` },
  }
}

/** What the files of one role never import, in every module. */
const roles = [
  {
    role: 'routes',
    rule: 'routes never touch repositories',
    never: ['\\.repository\\.ts$'],
    why: 'Routes translate, services decide, repositories store.',
    imports: (module: string) => `./${module}.repository.ts`,
  },
  {
    role: 'service',
    rule: 'services never touch HTTP',
    never: ['^fastify', '^@fastify/', 'platform/http/mount\\.ts$'],
    why: 'A service is called by routes, sockets and jobs alike.',
    imports: () => 'fastify',
  },
] as const

const roleRules = (module: string): LayerRule[] =>
  roles.map(({ role, rule, never, why, imports }) => ({
    name: `${rule} (${module})`,
    folder: `server/src/modules/${module}/**/*.${role}.ts`,
    never,
    why,
    beside: [moduleRule(module)],
    violation: { file: `server/src/modules/${module}/planted.${role}.ts`, imports: imports(module) },
  }))

const featuresApart: LayerRule = {
  name: 'features stand apart',
  folder: 'web/src/features/**',
  never: [...notForBrowsers, into('app'), into('features')],
  why: 'Features meet in app/; what two share belongs to domain-ui/, ui/ or lib/.',
  violation: { file: 'web/src/features/planted/planted.ts', imports: '../../app/router.tsx' },
}

export const layerRules: readonly LayerRule[] = [
  {
    name: 'contract stands alone',
    folder: 'contract/src/**',
    never: [...packagesBut('zod'), into('(coaching|server|web)')],
    why: 'The contract is read by everybody and depends on zod alone.',
    violation: { file: 'contract/src/planted.ts', imports: '@ringside/coaching' },
  },
  {
    name: 'coaching is pure',
    folder: 'coaching/src/**',
    never: [...packagesBut('zod', '@ringside/contract'), into('(server|web|contract)'), fixtures],
    why: 'The engine has no input and output of its own; beside its checks of data it knows the contract only.',
    violation: { file: 'coaching/src/planted.ts', imports: 'node:fs' },
  },
  {
    name: 'platform knows no module',
    folder: 'server/src/platform/**',
    never: [into('modules'), into('app'), into('demo'), into('integrations'), ...notForProduction],
    why: 'The platform is what modules stand on. Test and fake code stays out of production.',
    violation: { file: 'server/src/platform/planted.ts', imports: '../modules/users/index.ts' },
  },
  {
    name: 'integrations know no module',
    folder: 'server/src/integrations/**',
    never: [into('modules'), into('app'), into('demo'), ...notForProduction],
    why: 'A vendor stands behind its port and knows nobody who uses it.',
    violation: { file: 'server/src/integrations/mail/planted.ts', imports: '../../modules/users/index.ts' },
  },
  {
    name: 'app meets modules at their front doors',
    folder: 'server/src/app/**',
    never: [pastIndexOf('modules/[^/]+'), ...notForProduction],
    why: 'What a module offers stands in its index.ts. The server meets the web at the contract alone.',
    violation: { file: 'server/src/app/planted.ts', imports: '../modules/users/users.repository.ts' },
  },
  {
    name: 'the demo meets modules at their front doors',
    folder: 'server/src/demo/**',
    never: [pastIndexOf('modules/[^/]+'), into('app'), into('integrations'), ...notForProduction],
    why: 'The demo uses what everybody uses; app/ starts it.',
    violation: { file: 'server/src/demo/planted.ts', imports: '../app/build-modules.ts' },
  },
  ...modules.flatMap((name) => [moduleRule(name), ...roleRules(name)]),
  {
    name: 'the web knows the contract only',
    folder: 'web/src/app/**',
    never: notForBrowsers,
    why: 'The engine’s facts and the server’s secrets must not reach a browser.',
    violation: { file: 'web/src/app/planted.ts', imports: '@ringside/coaching' },
  },
  featuresApart,
  {
    name: 'domain-ui knows ui and lib',
    folder: 'web/src/domain-ui/**',
    never: [...notForBrowsers, into('app'), into('features')],
    why: 'Pictures of the domain don’t know the screens they stand in.',
    violation: { file: 'web/src/domain-ui/planted.ts', imports: '../features/dashboard/dashboard-screen.tsx' },
  },
  {
    name: 'lib draws nothing',
    folder: 'web/src/lib/**',
    never: [...notForBrowsers, into('app'), into('features'), into('domain-ui'), into('ui')],
    why: 'What screens stand on does not know how they look.',
    violation: { file: 'web/src/lib/planted.ts', imports: '../features/dashboard/dashboard-screen.tsx' },
  },
  {
    name: 'the kit knows nothing of Ringside',
    folder: 'web/src/ui/**',
    never: ['^@ringside/', ...notForBrowsers, into('app'), into('features'), into('domain-ui'), into('lib')],
    why: 'The design system could serve another product.',
    violation: { file: 'web/src/ui/planted.ts', imports: '@ringside/contract' },
  },
]

/** Features may not reach one another: the folders beside each other are found by the config writer, not listed by hand. */
export const featureRule = (feature: string, others: readonly string[]): LayerRule => ({
  name: `feature ${feature}`,
  folder: `web/src/features/${feature}/**`,
  never: others.map((other) => `^(\\.\\./)+${other}/`),
  why: `${feature} and the other features meet in app/.`,
  beside: [featuresApart],
  violation: { file: `web/src/features/${feature}/planted.ts`, imports: `../${others[0] ?? 'nobody'}/planted.ts` },
})

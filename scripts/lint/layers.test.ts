import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, matchesGlob } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { allLayerRules, lintConfig } from './config.ts'

const root = join(import.meta.dirname, '../..')
const bench = mkdtempSync(join(tmpdir(), 'ringside-layers-'))
afterAll(() => rmSync(bench, { recursive: true, force: true }))

/** Lints one file that breaks one rule, in a folder of its own, and returns what the linter said. */
function lintPlanted(file: string, code: string): string {
  const config = lintConfig(root)
  // Type-aware rules need the whole program; layers don't.
  writeFileSync(join(bench, '.oxlintrc.json'), JSON.stringify({ ...config, $schema: undefined, options: {} }))
  const path = join(bench, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, code)
  try {
    // The form is named: left to itself, the linter picks another one, or colours, where it finds itself on a build server.
    const form = ['--format', 'json', '-c', '.oxlintrc.json']
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), [...form, file], { cwd: bench, encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  } finally {
    rmSync(path)
  }
}

describe('layers', () => {
  it('the linter’s configuration is the one the table says', () => {
    expect(JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(lintConfig(root))),
    )
  })

  it.each(allLayerRules(root))('reports a violation of "$name", and of what holds beside it', (rule) => {
    const all = [rule, ...(rule.beside ?? [])]
    const code = all.map(({ violation }, index) => `export { thing as thing${index} } from '${violation.imports}'\n`)
    const said = lintPlanted(rule.violation.file, code.join(''))
    expect(said).toContain('no-restricted-imports')
    for (const { name } of all) expect(said).toContain(`"help": ${JSON.stringify(`${name}: `).slice(0, -1)}`)
  })

  it('no file falls under two rules that do not name one another', () => {
    const files = allLayerRules(root).map(({ violation }) => violation.file)
    for (const file of files) {
      const [narrowest, ...wider] = allLayerRules(root)
        .filter(({ folder }) => matchesGlob(file, folder))
        .toReversed()
      expect([file, narrowest?.beside?.map(({ name }) => name) ?? []]).toEqual([file, wider.map(({ name }) => name)])
    }
  })

  it('lets a module use another through its index', () => {
    const said = lintPlanted(
      'server/src/modules/auth/planted.ts',
      "import { x } from '../organizations/index.ts'\nexport const y = x\n",
    )
    expect(said).not.toContain('no-restricted-imports')
  })

  it.each(['server/src/modules/pipeline/planted.ts', 'coaching/src/scoring/planted.ts'])(
    'keeps what tests stand on out of production: %s',
    (file) => {
      const planted = "import { x } from './planted.fixture.ts'\nexport const y = x\n"
      expect(lintPlanted(file, planted)).toContain('no-restricted-imports')
      expect(lintPlanted(file.replace('.ts', '.test.ts'), planted)).not.toContain('no-restricted-imports')
    },
  )

  it.each([
    ['coaching/src/planted.ts', 'fs'],
    ['coaching/src/planted.ts', 'zlib'],
    ['coaching/src/planted.ts', 'zod-to-json-schema'],
    ['coaching/src/planted.ts', '@fastify/static'],
    ['coaching/src/scoring/planted.ts', '@ringside/web'],
    ['coaching/src/scoring/planted.ts', '../../../server/src/platform/clock.ts'],
    ['contract/src/planted.ts', 'zlib'],
    ['contract/src/users/planted.ts', '../../../coaching/src/index.ts'],
    ['web/src/ui/planted.ts', '../../../coaching/src/index.ts'],
    ['web/src/lib/planted.ts', '../../../server/src/platform/clock.ts'],
    ['web/src/domain-ui/planted.ts', '../../../coaching/src/index.ts'],
    ['web/src/features/dashboard/planted.ts', '../../../../server/src/platform/clock.ts'],
  ])('%s does not import %s', (file, imports) => {
    expect(lintPlanted(file, `export { thing } from '${imports}'\n`)).toContain('no-restricted-imports')
  })

  it.each(['zod', 'zod/mini', '@ringside/contract', '@ringside/contract/users', './near.ts'])(
    'the engine may import %s',
    (imports) => {
      const said = lintPlanted('coaching/src/planted.ts', `export { thing } from '${imports}'\n`)
      expect(said).not.toContain('no-restricted-imports')
    },
  )

  it.each(['Date.now()', 'new Date()', 'Math.random()', 'performance.now()', 'crypto.randomUUID()', 'process.argv'])(
    'the engine itself never says %s; its commands may',
    (code) => {
      const planted = `export const drawn = ${code}\n`
      expect(lintPlanted('coaching/src/buyer/planted.ts', planted)).toContain('no-restricted-')
      expect(lintPlanted('coaching/src/cli/planted.ts', planted)).not.toContain('no-restricted-')
    },
  )

  it('no file of a module has a name that the rule about its index cannot tell from index.ts', () => {
    const files = globSync('server/src/modules/**/*ex.ts', { cwd: root }).map((file) => basename(file))
    expect([...new Set(files)]).toEqual(['index.ts'])
  })

  it('does not let a module reach past the index of another', () => {
    const said = lintPlanted(
      'server/src/modules/auth/planted.ts',
      "import { x } from '../organizations/organizations.repository.ts'\nexport const y = x\n",
    )
    expect(said).toContain('no-restricted-imports')
  })
})

describe('budgets', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `export const line${index} = ${index}\n`).join('')

  it('reports a file of more than 300 lines', () => {
    expect(lintPlanted('contract/src/long.ts', lines(301))).toContain('max-lines')
    expect(lintPlanted('contract/src/short.ts', lines(300))).not.toContain('max-lines')
  })

  it('reports a function of more than 50 lines', () => {
    const body = Array.from({ length: 50 }, (_, index) => `  void ${index}\n`).join('')
    expect(lintPlanted('contract/src/long.ts', `export function long() {\n${body}}\n`)).toContain(
      'max-lines-per-function',
    )
  })

  it('reports reading the environment outside the configuration', () => {
    expect(lintPlanted('server/src/app/planted.ts', 'export const port = process.env.PORT\n')).toContain(
      'no-process-env',
    )
  })
})

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { exceptions, rules } from './rules.ts'
import { featureRule, layerRules, type LayerRule } from './layers.ts'

const patternsOf = ({ name, never, why }: LayerRule) => never.map((regex) => ({ regex, message: `${name}: ${why}` }))

const restricted = (rule: LayerRule) => ({
  files: [rule.folder],
  rules: {
    'no-restricted-imports': ['error', { patterns: [rule, ...(rule.beside ?? [])].flatMap(patternsOf) }],
  },
})

function featureRules(root: string): LayerRule[] {
  const folder = join(root, 'web/src/features')
  if (!existsSync(folder)) return []
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  return names.map((name) =>
    featureRule(
      name,
      names.filter((other) => other !== name),
    ),
  )
}

/** All layer rules of the checkout at `root`: the table's, and one for each feature folder there is. */
export function allLayerRules(root: string): LayerRule[] {
  return [...layerRules, ...featureRules(root)]
}

/** Of the engine a call can be played again, to the letter: whatever would make a second time another is refused. */
const engineIsPure = {
  files: ['coaching/src/**'],
  rules: {
    'no-restricted-globals': [
      'error',
      ...['Date', 'performance', 'crypto', 'process', 'fetch', 'setTimeout', 'setInterval', 'setImmediate'].map(
        (name) => ({ name, message: 'The engine has no clock, chance, input or output of its own.' }),
      ),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes from the seed of the call.' },
    ],
  },
}

/** The engine's commands and scripts read and write files, and tests may plant what they like; the engine itself never does. */
const outsideTheLayers = {
  files: [
    'coaching/src/cli/**',
    'coaching/src/acts/train.ts',
    'coaching/src/buyer-acts/left-out-report.ts',
    'coaching/src/deeds/left-out-report.ts',
    'coaching/src/deeds/train.ts',
    'coaching/src/buyer-acts/train.ts',
    'coaching/src/buyer/questions/train.ts',
    'coaching/src/shown/judged-files.ts',
    'coaching/src/shown/train.ts',
    'coaching/src/shares/train.ts',
    'coaching/src/evaluation/report.ts',
    'coaching/src/evaluation/labelled-report.ts',
    'coaching/src/evaluation/unheard-calls.ts',
    'coaching/src/evaluation/answer-time.ts',
    'coaching/src/evaluation/transcripts.ts',
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/*.fixture.ts',
    '**/*.conformance.ts',
  ],
  rules: {
    'no-restricted-imports': 'off',
    'no-restricted-globals': 'off',
    'no-restricted-properties': 'off',
    'no-console': 'off',
  },
}

/** The whole linter configuration, as written to .oxlintrc.json. */
export function lintConfig(root: string): object {
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'node', 'promise', 'vitest'],
    categories: { correctness: 'error' },
    options: { typeAware: true },
    ignorePatterns: ['**/dist/**', 'data/**', 'node_modules/**'],
    rules,
    overrides: [...exceptions, ...allLayerRules(root).map(restricted), engineIsPure, outsideTheLayers],
  }
}

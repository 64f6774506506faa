const lines = (max: number) => ['error', { max, skipBlankLines: false, skipComments: false }]
const functionLines = (max: number) => ['error', { max, skipBlankLines: false, skipComments: false, IIFEs: false }]

/** What holds everywhere, beside the linter's own "correctness" rules. A rule that is off says why. */
export const rules = {
  'import/no-cycle': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-non-null-assertion': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'typescript/consistent-type-imports': 'error',
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  'node/no-process-env': 'error',
  'max-lines': lines(300),
  'max-lines-per-function': functionLines(50),
  'no-console': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Ports and props are declared with method syntax and passed around; our functions don't use `this`.
  'typescript/unbound-method': 'off',
  // zod's `catch` takes a schema and a value; it is no promise.
  'promise/valid-params': 'off',
  // A role says what a thing is where no tag does it without a look or behaviour of its own; axe judges the result.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // Scrolling regions must be reachable by keyboard (WCAG 2.1.1), which is what this rule forbids.
  'jsx-a11y/no-noninteractive-tabindex': 'off',
  // These take a form and the mutation that reads it, which refer to each other, and the virtualiser, for mistakes.
  'react/immutability': 'off',
  'react/incompatible-library': 'off',
}

/** Where another measure holds, and why. */
export const exceptions = [
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': functionLines(100) } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**'],
    rules: { 'max-lines': lines(500), 'max-lines-per-function': 'off', 'typescript/no-non-null-assertion': 'off' },
  },
  // The files of a worker share what was loaded: a module mocked in one would be missing, or stay mocked, in another.
  {
    files: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
    rules: {
      'vitest/no-restricted-vi-methods': [
        'error',
        Object.fromEntries(
          ['mock', 'doMock', 'hoisted'].map((method) => [
            method,
            'Spy on the module: it is loaded once for all files.',
          ]),
        ),
      ],
    },
  },
  // Commands talk to people on the console and read the environment they were started in.
  {
    files: ['scripts/**', 'bench/**', 'e2e/**', 'coaching/src/cli/**', 'web/scripts/**', 'web/vite.config.ts'],
    rules: { 'no-console': 'off', 'node/no-process-env': 'off' },
  },
  { files: ['server/src/platform/config/**', 'server/test/**'], rules: { 'node/no-process-env': 'off' } },
  // On phones rows are grids, and a table without its display loses its roles unless they are said.
  {
    files: ['web/src/ui/table*.tsx', 'web/src/ui/virtual-rows.tsx'],
    rules: {
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      'jsx-a11y/control-has-associated-label': 'off',
    },
  },
  // Playwright's fixtures take their needs by destructuring, and some need nothing.
  {
    files: ['e2e/support/test.ts'],
    rules: { 'no-empty-pattern': 'off', 'vitest/no-standalone-expect': 'off', 'react/rules-of-hooks': 'off' },
  },
]

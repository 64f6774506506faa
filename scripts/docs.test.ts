import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { acts } from '../contract/src/simulations/vocabulary.ts'

const root = join(import.meta.dirname, '..')
const pages = globSync('**/*.md', { cwd: root, exclude: ['**/node_modules', '**/dist', 'data'] })

/** Paths a page mentions: links to files, and code spans that start with one of our folders. */
function pathsIn(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) =>
    join(dirname(page), match[1] ?? ''),
  )
  const spans = [...text.matchAll(/`((?:contract|coaching|server|web|e2e|bench|scripts|docs|\.ci)\/[\w./-]+)`/g)].map(
    (match) => match[1] ?? '',
  )
  return [...links, ...spans]
}

/** The tests a page names after their file: `file`: _name_, _another name_. */
function testsNamedIn(page: string): { file: string; name: string }[] {
  const named = [...readFileSync(join(root, page), 'utf8').matchAll(/`([^`]+\.test\.tsx?)`: (_[^|;\n]+_)/g)]
  return named.flatMap(([, file = '', names = '']) =>
    names
      .slice(1, -1)
      .split('_, _')
      .map((name) => ({ file, name })),
  )
}

/** Whether a file has a test or a group of this name: a sentence that only stands somewhere in it proves nothing. */
function namesTest(file: string, name: string): boolean {
  const called = file.matchAll(
    /\b(?:it|describe)(?:\.\w+)*?(?:\.each\((?:(?!\)\()[\s\S])*\))?\(\s*(?<mark>['"])(?<name>.*?)\k<mark>/g,
  )
  return [...called].some(({ groups }) => groups?.['name'] === name)
}

describe('the name of a test', () => {
  it.each([
    ["it('is one', () => {})", true],
    ["describe('is one', () => {})", true],
    ["it.each(all)('is one', () => {})", true],
    ["it.each(\n  all.map(({ id }) => [id]),\n)('is one', () => {})", true],
    ["it.skipIf(slow)('is two', () => {})\nsay('is one')", false],
    ["it('is two', () => say('is one'))", false],
    ["it.each(all)('is two', () => {})\n  say(what)('is one')", false],
    ["const said = 'is one'", false],
  ])('in %j', (file, isNamed) => {
    expect(namesTest(file, 'is one')).toBe(isNamed)
  })
})

describe('prose', () => {
  it.each(pages)('%s names only files and folders that exist', (page) => {
    const missing = pathsIn(page, readFileSync(join(root, page), 'utf8')).filter(
      (path) => !existsSync(join(root, path)),
    )
    expect(missing).toEqual([])
  })

  it('the glossary says of every act when it is done, and knows no other', () => {
    const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Acts')
    const [, , ...named] = [...table.matchAll(/^\| (\S+) /gm)].map((match) => match[1])
    expect(named).toEqual([...acts])
  })

  it.each([
    ['the specification on the pipeline', 'docs/specification-tests.md'],
    ['what a review has to do', 'docs/review-tests.md'],
  ])('every row of %s names tests that exist', (_what, page) => {
    const rows = [...readFileSync(join(root, page), 'utf8').matchAll(/^\| (?!row |-)(.*?) *\| (.*) \|$/gm)]
    expect(rows.length).toBeGreaterThan(60)
    expect(rows.filter(([, , proof = '']) => !/`: _.+_/.test(proof)).map(([, row]) => row)).toEqual([])
    const missing = testsNamedIn(page).filter(
      ({ file, name }) => !namesTest(readFileSync(join(root, file), 'utf8'), name),
    )
    expect(missing).toEqual([])
  })
})

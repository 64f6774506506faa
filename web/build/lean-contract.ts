import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const contract = join(import.meta.dirname, '../../contract/src') + sep

/** What the browser needs of an endpoint to call it. */
const kept = new Set(['method', 'path', 'access'])

/** The parts of the syntax tree this plugin looks at. */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

const nameOf = (node: unknown): unknown => (isNode(node) ? node['name'] : undefined)

interface Edit {
  start: number
  end: number
  text: string
}

/** Cuts everything but `kept` out of each `endpoint({ ... })`. */
function endpointEdits(node: Node, code: string): Edit[] {
  const [argument] = Array.isArray(node['arguments']) ? node['arguments'] : []
  if (
    node.type === 'CallExpression' &&
    nameOf(node['callee']) === 'endpoint' &&
    isNode(argument) &&
    argument.type === 'ObjectExpression'
  ) {
    const properties = childrenOf(argument).filter((property) => kept.has(String(nameOf(property['key']))))
    const text = `{ ${properties.map((property) => code.slice(property.start, property.end)).join(', ')} }`
    return [{ start: argument.start, end: argument.end, text }]
  }
  return childrenOf(node).flatMap((child) => endpointEdits(child, code))
}

/** Endpoints made in pairs, `const { archive, unarchive } = archiving(..., schema)`: the schema goes where the rest went. */
function pairEdits(program: Node): Edit[] {
  return declarationsOf(program).flatMap(({ id, init }) => {
    if (!isNode(id) || id.type !== 'ObjectPattern' || !isNode(init) || !Array.isArray(init['arguments'])) return []
    const schemas = init['arguments'].filter(
      (argument) => isNode(argument) && String(nameOf(argument)).endsWith('Schema'),
    )
    return schemas.map(({ start, end }) => ({ start, end, text: 'undefined' }))
  })
}

const declarationsOf = (program: Node): Node[] =>
  childrenOf(program)
    .map((statement) => (isNode(statement['declaration']) ? statement['declaration'] : statement))
    .filter((statement) => statement.type === 'VariableDeclaration')
    .flatMap(childrenOf)

/** Tells the bundler that a schema which nobody reads may go: building one has no effect but the schema. */
function pureEdits(program: Node): Edit[] {
  return declarationsOf(program).flatMap(({ init }) => {
    if (!isNode(init) || ['Literal', 'ArrowFunctionExpression', 'FunctionExpression', 'Identifier'].includes(init.type))
      return []
    return [
      { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
      { start: init.end, end: init.end, text: '))()' },
    ]
  })
}

/**
 * Keeps zod and the contract's schemas out of the browser's first load (33 KB with brotli). The server checks every
 * request and every response against those same schemas, so in a built application the browser needs of an endpoint only
 * how to call it. Served by Vite in development, and in tests, the browser checks responses itself (lib/api/client.ts).
 * A schema that a screen does read (a form's rules) stays in that screen's chunk.
 */
export function leanContract(): Plugin {
  return {
    name: 'ringside:lean-contract',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(contract)) return null
      const program: unknown = this.parse(code)
      if (!isNode(program)) return null
      const edits = [...endpointEdits(program, code), ...pairEdits(program), ...pureEdits(program)].sort(
        (a, b) => b.start - a.start || b.end - a.end,
      )
      const lean = edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
      return { code: lean, map: null, moduleSideEffects: false }
    },
  }
}

import { parseArgs } from 'node:util'
import { actsCommand } from './acts-command.ts'
import { callCommand } from './call-command.ts'
import { reviewCommand } from './review-command.ts'
import { UsageError } from './usage-error.ts'

const usage =
  'Usage: coach acts FILE.tsv | coach call FILE.json | coach review FILE --rep NAME [--type CALLTYPE] [--rubric KEY].'

function argumentsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rep: { type: 'string' }, type: { type: 'string' }, rubric: { type: 'string' } },
    })
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : '').split(/\.\s/u)
    throw new UsageError(`${first?.replace(/\.$/u, '') ?? 'Unknown option'}. ${usage}`)
  }
}

function run(args: readonly string[]): unknown {
  const { values, positionals } = argumentsOf(args)
  const [command, file, ...more] = positionals
  if (command === undefined) throw new UsageError(usage)
  if (!['acts', 'call', 'review'].includes(command)) throw new UsageError(`There is no command “${command}”. ${usage}`)
  if (file === undefined) throw new UsageError(`Say which file to read. ${usage}`)
  if (more.length > 0) throw new UsageError(`One file at a time: “${more.join(' ')}” is too much. ${usage}`)
  const [option] = Object.keys(values)
  if (command !== 'review' && option !== undefined) throw new UsageError(`“${command}” takes no --${option}. ${usage}`)
  if (command === 'acts') return actsCommand(file)
  if (command === 'call') return callCommand(file)
  return reviewCommand(file, { rep: values.rep, type: values.type, rubric: values.rubric })
}

/** What a command printed, and the code it ends with: 0, or 2 for an order that could not be carried out. */
export type Ended = { readonly code: 0 | 2; readonly out: string; readonly err: string }

/** Runs `coach` with these arguments. Throws on what is no fault of theirs. */
export function coach(args: readonly string[]): Ended {
  try {
    return { code: 0, out: `${JSON.stringify(run(args))}\n`, err: '' }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { code: 2, out: '', err: `${error.message}\n` }
  }
}

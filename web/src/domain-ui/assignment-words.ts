import type { Assignment, AssignmentState } from '@ringside/contract/assignments'
import { setUpPath } from '../lib/paths.ts'
import { callTypeLabels } from './call-labels.ts'

type What = Pick<Assignment, 'type' | 'target' | 'subject' | 'targetScore'>

/** "Discovery with Dana Whitfield, Brightwell Foods", or "with anybody in Regional carriers" */
export const assignmentWords = ({ type, target, subject }: What): string =>
  `${callTypeLabels[type]} with ${target.kind === 'persona' ? subject : `anybody in ${subject}`}`

/** Where the call is set up, or its buyer chosen where it is with anybody of a segment. */
export const assignmentPath = ({ type, target }: What): string =>
  target.kind === 'persona' ? setUpPath(target.id, type) : `/persona-display?segment=${target.id}`

/** "70 or more. Best so far 66." */
export function progressWords({ target, targetScore }: What, { best, state }: AssignmentState): string {
  const wanted = `${targetScore} or more.`
  if (state === 'closed') {
    const end = target.kind === 'persona' ? 'They cannot be called any more.' : 'Nobody there can be called any more.'
    return best === null ? `${wanted} ${end}` : `${wanted} Best ${best}. ${end}`
  }
  if (best === null) return `${wanted} No call yet.`
  return state === 'done' ? `${wanted} Best ${best}.` : `${wanted} Best so far ${best}.`
}

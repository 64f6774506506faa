import { problemsOf } from '@ringside/coaching/rubrics/own-rubric'
import { mostOwnRubrics, type RubricContent } from '@ringside/contract'
import { AppError, notFound } from '../../platform/errors.ts'

/** The same words for a rubric that does not exist, one of another organisation, and a draft that is none of the caller's business. */
export const rubricNotFound = (): AppError => notFound('Rubric')

/** Whether something can be scored with it: else `invalid`, with all that is missing. */
export function mustBeComplete(content: RubricContent): void {
  const problems = problemsOf(content)
  const [first] = problems
  if (first !== undefined) throw new AppError('invalid', first.message, problems)
}

/** Whoever writes has read what is there. */
export function mustHaveRead(revision: number, { revision: kept }: { revision: number }): void {
  if (revision === kept) return
  throw new AppError('conflict', 'Somebody else has changed this rubric meanwhile. Reload it to see what they wrote.')
}

export function mustBeInUse({ archived_at: archivedAt }: { archived_at: Date | null }): void {
  if (archivedAt !== null) throw new AppError('conflict', 'This rubric is archived. Restore it first.')
}

export function mustHaveRoom(kept: number): void {
  if (kept < mostOwnRubrics) return
  throw new AppError('limit-reached', `You have ${mostOwnRubrics} rubrics, the most there can be. Archive one first.`)
}

/** What new calls are scored with stays in the choice. */
export function mustNotBeChosen(id: string, chosen: string): void {
  if (id !== chosen) return
  throw new AppError('conflict', 'Calls are scored with this rubric. Choose another one in the settings first.')
}

export const nameTaken = (): AppError => new AppError('conflict', 'You have a rubric of that name already.')

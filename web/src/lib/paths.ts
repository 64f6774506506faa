import type { CallType } from '@ringside/contract/simulations/vocabulary'

/** The pretty name is for the eye only; the slug decides. */
const pretty = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'account'

export const accountPath = (account: { slug: string; name: string }) =>
  `/account/${encodeURIComponent(account.slug)}/${pretty(account.name)}`

/** A fact that was found out, where it stands on its account's page. */
export const factPath = (account: { slug: string; name: string }, factId: string) =>
  `${accountPath(account)}?fact=${encodeURIComponent(factId)}`

/** What of the archive a search finds. */
export const archivePath = (search: string) => `/pipeline/archive?search=${encodeURIComponent(search.trim())}`

/** The archived accounts that a search finds. */
export const archivedAccountsPath = (search: string) => `${archivePath(search)}&kind=account`

/** The accounts of a segment. */
export const segmentAccountsPath = (segmentId: string) => `/pipeline/accounts?segment=${segmentId}`

/** The accounts that an order made, among those of their segment. */
export const newAccountsPath = (order: { targetSegmentProfileId: string; _id: string }) =>
  `${segmentAccountsPath(order.targetSegmentProfileId)}&order=${order._id}`

/** A person's page: the specification gives people no address of their own but the buyers'. */
export const personPath = (personaId: string) => `/persona-display?person=${personaId}`

/** The buyers who have a role. */
export const rolePath = ({ level, department }: { level: string; department: string | null }) =>
  `/persona-display?${new URLSearchParams({ level, ...(department !== null && { department }) }).toString()}`

/** Setting up a call with a person; with a type, its dialogs are skipped. */
export const setUpPath = (personaId: string, type?: CallType | null) =>
  `/simulation/start/${personaId}${type ? `/${type}` : ''}`

/** A call in progress. */
export const callPath = (simulationId: string) => `/simulation?call=${simulationId}`

/** A finished call, at a moment of it if one is named. */
export const reviewPath = (simulationId: string, atMs?: number) =>
  `/call-review/${simulationId}${atMs === undefined ? '' : `?at=${Math.round(atMs)}`}`

/** The review at something that was said in the call, by its turn. */
export const turnPath = (simulationId: string, turn: number) => `${reviewPath(simulationId)}?turn=${turn}`

/** The review opened at a moment of the call, or at a criterion where there is none. */
export const lessonPath = (lesson: { simulationId: string; startMs: number | null; criterion: string }) =>
  lesson.startMs === null
    ? `${reviewPath(lesson.simulationId)}?criterion=${encodeURIComponent(lesson.criterion)}`
    : reviewPath(lesson.simulationId, lesson.startMs)

/** An uploaded call, at a moment of it if one is named. */
export const transcriptPath = (transcriptId: string, atMs?: number) =>
  `/uploaded-call-review/${transcriptId}${atMs === undefined ? '' : `?at=${Math.round(atMs)}`}`

export const memberPath = (userId: string) => `/admin/user/${encodeURIComponent(userId)}`

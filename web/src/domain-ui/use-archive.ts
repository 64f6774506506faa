import { archiveAccount, unarchiveAccount } from '@ringside/contract/pipeline/accounts'
import type { ArchivedKind } from '@ringside/contract/pipeline/archive'
import { archiveContactProfile, unarchiveContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { archivePersona, unarchivePersona } from '@ringside/contract/pipeline/personas'
import { archiveSegment, unarchiveSegment } from '@ringside/contract/pipeline/segments'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { readPipelineAgain } from '../lib/queries/changed-pipeline.ts'
import { toast } from '../ui/toast-queue.ts'
import { changeEach, type Changed } from './change-each.ts'
import { noteLastChange } from './last-change.tsx'

/** The person who archives, and where. */
export interface Who {
  orgId: string
  userId: string
}

export type Kind = ArchivedKind

/** One thing that is archived or restored. */
export interface Thing {
  kind: Kind
  id: string
}

/** One that is archived, on its own or only together with another one: an account with its segment. */
export interface ToArchive extends Thing {
  withId?: string
}

export const thingsOf = (kind: Kind, ids: readonly string[]): Thing[] => ids.map((id) => ({ kind, id }))

const idsOf = (things: readonly Thing[]): string[] => things.map(({ id }) => id)

const archiveOne = (who: Who, { kind, id }: Thing) => {
  const params = { id }
  const body = { userId: who.userId }
  if (kind === 'segment') return call(archiveSegment, { params, body: who })
  if (kind === 'account') return call(archiveAccount, { params, body })
  if (kind === 'persona') return call(archivePersona, { params, body })
  return call(archiveContactProfile, { params, body })
}

const restoreOne = (who: Who, { kind, id }: Thing) => {
  const params = { id }
  const body = { userId: who.userId }
  if (kind === 'segment') return call(unarchiveSegment, { params, body: who })
  if (kind === 'account') return call(unarchiveAccount, { params, body })
  if (kind === 'persona') return call(unarchivePersona, { params, body })
  return call(unarchiveContactProfile, { params, body })
}

/** What a thing of each kind is called: one of them, and several. */
export const kindWords: Record<Kind, readonly [one: string, many: string]> = {
  segment: ['segment', 'segments'],
  account: ['account', 'accounts'],
  'contact-profile': ['decision maker', 'decision makers'],
  persona: ['person', 'people'],
}

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "1 segment and 12 accounts" */
export const countedThings = (things: readonly Pick<Thing, 'kind'>[]): string =>
  and.format(
    [...Map.groupBy(things, ({ kind }) => kind)].map(
      ([kind, { length }]) => `${length.toLocaleString('en-GB')} ${kindWords[kind][length === 1 ? 0 : 1]}`,
    ),
  )

/** Where a thing belongs comes back before it. */
const restoredFirst: readonly (readonly Kind[])[] = [['segment', 'contact-profile'], ['account'], ['persona']]

/** Archives each; what goes with another thing only once that has gone. */
async function archiveEach(who: Who, things: readonly ToArchive[]): Promise<Changed<Thing>> {
  const change = (thing: Thing) => archiveOne(who, thing)
  const first = await changeEach(
    things.filter((thing) => thing.withId === undefined),
    change,
  )
  const gone = new Set(first.done.map(({ id }) => id))
  const then = await changeEach(
    things.filter(({ withId }) => withId !== undefined && gone.has(withId)),
    change,
  )
  return { done: [...first.done, ...then.done], failed: [...first.failed, ...then.failed] }
}

/** Archives or restores several things, of one kind or more, with one way back for all that went. */
export function useArchive(who: Who) {
  const client = useQueryClient()
  const again = () => readPipelineAgain(client, who.orgId)
  const sayFailed = (failed: Changed<Thing>['failed'], what: string) => {
    const [first] = failed
    if (first === undefined) return
    const things = failed.map(({ thing }) => thing)
    toast.error(`${countedThings(things)} could not be ${what}`, { detail: wordsOf(first.error) })
  }

  /** With one way back: over the lists in a line, which stays, and in a toast where there is none. What was undone can't be. */
  const say = (what: string, done: readonly Thing[], undo?: (done: readonly Thing[]) => void) => {
    const words = `${countedThings(done)} ${what}`
    const takeBack = undo && (() => undo(done))
    if (takeBack && noteLastChange({ orgId: who.orgId, words, undo: takeBack })) return
    toast.success(words, { about: idsOf(done), ...(takeBack && { action: { label: 'Undo', onPress: takeBack } }) })
  }

  const bringBack = async (things: readonly Thing[], undo?: (done: readonly Thing[]) => void) => {
    const all: Changed<Thing> = { done: [], failed: [] }
    for (const kinds of restoredFirst) {
      const { done, failed } = await changeEach(
        things.filter(({ kind }) => kinds.includes(kind)),
        (thing) => restoreOne(who, thing),
      )
      all.done.push(...done)
      all.failed.push(...failed)
    }
    if (all.done.length > 0) say('restored', all.done, undo)
    sayFailed(all.failed, 'restored')
    await again()
  }

  const archive = async (things: readonly ToArchive[]) => {
    const { done, failed } = await archiveEach(who, things)
    if (done.length > 0) say('archived', done, () => void bringBack(done))
    sayFailed(failed, 'archived')
    await again()
  }
  const restore = (things: readonly Thing[]) => bringBack(things, (done) => void archive(done))
  return { archive, restore }
}

import {
  archiveAccount,
  archiveContactProfile,
  archivePersona,
  unarchiveAccount,
  unarchiveContactProfile,
  unarchivePersona,
} from '@ringside/contract/pipeline/accounts'
import { archiveSegment, unarchiveSegment } from '@ringside/contract/pipeline/segments'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api/client.ts'
import { wordsOf } from '../lib/api/query-client.ts'
import { pipelineKey } from '../lib/queries/pipeline.ts'
import { toast } from '../ui/toast-queue.ts'

/** The person who archives, and where. */
export interface Who {
  orgId: string
  userId: string
}

export type Kind = 'segment' | 'account' | 'contact-profile' | 'persona'

/** One thing that is archived or restored. */
export interface Thing {
  kind: Kind
  id: string
}

export const thingsOf = (kind: Kind, ids: readonly string[]): Thing[] => ids.map((id) => ({ kind, id }))

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

const words: Record<Kind, [one: string, many: string]> = {
  segment: ['segment', 'segments'],
  account: ['account', 'accounts'],
  'contact-profile': ['decision maker', 'decision makers'],
  persona: ['person', 'people'],
}

/** "1 segment and 12 accounts" */
const counted = (things: readonly Thing[]) =>
  [...Map.groupBy(things, ({ kind }) => kind)]
    .map(([kind, { length }]) => `${length} ${words[kind][length === 1 ? 0 : 1]}`)
    .join(' and ')

/** As many requests as are on their way at once: a thousand rows must not be a thousand of them. */
const atOnce = 4

/** Changes each, a few at a time; one that fails does not keep the others from it. */
async function changeEach(things: readonly Thing[], change: (thing: Thing) => Promise<unknown>) {
  const waiting = [...things]
  const done: Thing[] = []
  const failed: Thing[] = []
  const failures: unknown[] = []
  const work = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) {
      try {
        await change(thing)
        done.push(thing)
      } catch (error) {
        failed.push(thing)
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { done, failed, failures }
}

/** Archives several things, of one kind or more, with one way back in the toast for all that went. */
export function useArchive(who: Who) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: pipelineKey(who.orgId) })
  const sayFailed = (failed: readonly Thing[], failures: readonly unknown[], what: string) => {
    if (failed.length > 0) toast.error(`${counted(failed)} could not be ${what}`, { detail: wordsOf(failures[0]) })
  }

  const restore = async (things: readonly Thing[]) => {
    const { done, failed, failures } = await changeEach(things, (thing) => restoreOne(who, thing))
    if (done.length > 0) toast.success(`${counted(done)} restored`)
    sayFailed(failed, failures, 'restored')
    await again()
  }

  const archive = async (things: readonly Thing[]) => {
    const { done, failed, failures } = await changeEach(things, (thing) => archiveOne(who, thing))
    if (done.length > 0) {
      toast.success(`${counted(done)} archived`, {
        action: { label: 'Undo', onPress: () => void restore(done) },
      })
    }
    sayFailed(failed, failures, 'archived')
    await again()
  }
  return { archive, restore }
}

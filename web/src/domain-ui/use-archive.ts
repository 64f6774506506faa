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

const archiveOne = (who: Who, kind: Kind, id: string) => {
  const params = { id }
  const body = { userId: who.userId }
  if (kind === 'segment') return call(archiveSegment, { params, body: who })
  if (kind === 'account') return call(archiveAccount, { params, body })
  if (kind === 'persona') return call(archivePersona, { params, body })
  return call(archiveContactProfile, { params, body })
}

const restoreOne = (who: Who, kind: Kind, id: string) => {
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
const counted = (kind: Kind, count: number) => `${count} ${words[kind][count === 1 ? 0 : 1]}`

/** As many requests as are on their way at once: a thousand rows must not be a thousand of them. */
const atOnce = 4

/** Changes each, a few at a time; one that fails does not keep the others from it. */
async function changeEach(ids: readonly string[], change: (id: string) => Promise<unknown>) {
  const waiting = [...ids]
  const done: string[] = []
  const failures: unknown[] = []
  const work = async () => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      try {
        await change(id)
        done.push(id)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { done, failures }
}

/** Archives several things of one kind, with a way back in the toast for all that went. */
export function useArchive(who: Who) {
  const client = useQueryClient()
  const again = () => client.invalidateQueries({ queryKey: pipelineKey(who.orgId) })
  const sayFailed = (kind: Kind, failures: readonly unknown[], what: string) => {
    if (failures.length > 0)
      toast.error(`${counted(kind, failures.length)} could not be ${what}`, { detail: wordsOf(failures[0]) })
  }

  const restore = async (kind: Kind, ids: readonly string[]) => {
    const { done, failures } = await changeEach(ids, (id) => restoreOne(who, kind, id))
    if (done.length > 0) toast.success(`${counted(kind, done.length)} restored`)
    sayFailed(kind, failures, 'restored')
    await again()
  }

  const archive = async (kind: Kind, ids: readonly string[]) => {
    const { done, failures } = await changeEach(ids, (id) => archiveOne(who, kind, id))
    if (done.length > 0) {
      toast.success(`${counted(kind, done.length)} archived`, {
        action: { label: 'Undo', onPress: () => void restore(kind, done) },
      })
    }
    sayFailed(kind, failures, 'archived')
    await again()
  }
  return { archive, restore }
}

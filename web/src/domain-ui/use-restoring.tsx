import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog, questionWidth } from '../ui/dialog.tsx'
import { toast } from '../ui/toast-queue.ts'
import { countedThings, kindWords, useArchive, type Thing, type Who } from './use-archive.ts'

/** Something archived, by its name. */
export interface NamedThing extends Thing {
  name: string
}

/** One that may be restored, and what is archived of that to which it belongs. */
export interface ToRestore extends NamedThing {
  within: readonly NamedThing[]
  /** Ids of accounts that are archived in it, and stay so. */
  accounts?: readonly string[]
}

/** What would stay archived of that to which these belong. */
function leftBehind(things: readonly ToRestore[]): NamedThing[] {
  const chosen = new Set(things.map(({ id }) => id))
  return [...new Map(things.flatMap(({ within }) => within).map((each) => [each.id, each])).values()].filter(
    ({ id }) => !chosen.has(id),
  )
}

/** What stays archived of the segments that come back, as a sentence; null where nothing does. */
function accountsLeft(things: readonly ToRestore[]): string | null {
  const chosen = new Set(things.map(({ id }) => id))
  const { length } = things.flatMap(({ accounts = [] }) => accounts).filter((id) => !chosen.has(id))
  if (length === 0) return null
  const whose = things.filter(({ accounts = [] }) => accounts.length > 0).length === 1 ? 'its' : 'their'
  return length === 1 ? `1 of ${whose} accounts stays archived.` : `${length} of ${whose} accounts stay archived.`
}

/** What it means to leave it there. */
const means = (left: readonly NamedThing[]): string =>
  left.some(({ kind }) => kind === 'account')
    ? 'Nobody can be called at an archived account.'
    : 'Accounts of an archived segment can be called. The overview shows them under the archived segment.'

function RestoreQuestion({
  things,
  onRestore,
  onClose,
}: {
  things: readonly ToRestore[]
  onRestore(things: readonly Thing[]): void
  onClose(): void
}) {
  const left = leftBehind(things)
  const [one, ...others] = things
  const [parent, ...parents] = left
  const what = one && others.length === 0 ? one.name : countedThings(things)
  const owner = one?.kind === 'persona' ? one.name : 'it'
  const belongs = others.length === 0 ? `${owner} belongs` : 'they belong'
  const choose = (chosen: readonly Thing[]) => {
    onRestore(chosen)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={questionWidth}
      title={`Restore ${what}?`}
      description={
        parent && parents.length === 0
          ? `The ${kindWords[parent.kind][0]} that ${belongs} to is archived: ${parent.name}.`
          : `${countedThings(left)} that ${belongs} to are archived.`
      }
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button onClick={() => choose(things)}>
            Restore only {one && others.length === 0 ? `the ${kindWords[one.kind][0]}` : countedThings(things)}
          </Button>
          <Button variant="primary" onClick={() => choose([...things, ...left])}>
            {things.length + left.length === 2 ? 'Restore both' : 'Restore all'}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{means(left)}</p>
    </Dialog>
  )
}

/** Restores things, and asks first where they would come back without that to which they belong. */
export function useRestoring(who: Who): { restore(things: readonly ToRestore[]): void; question: ReactNode } {
  const [asked, setAsked] = useState<readonly ToRestore[]>([])
  const { restore: restoreAll } = useArchive(who)
  return {
    restore: (things) => {
      if (leftBehind(things).length > 0) return setAsked(things)
      const stay = accountsLeft(things)
      void restoreAll(things).then(() => stay !== null && toast.info(stay))
    },
    question: asked.length > 0 && (
      <RestoreQuestion things={asked} onRestore={(things) => void restoreAll(things)} onClose={() => setAsked([])} />
    ),
  }
}

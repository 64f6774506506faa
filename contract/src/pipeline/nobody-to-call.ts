/** How many of a kind there are: in use, and in the archive. */
export interface Held {
  readonly inUse: number
  readonly archived: number
}

/** What an organisation has, as far as it decides who can be called. */
export interface Holdings {
  readonly segments: Held
  readonly decisionMakers: Held
  readonly accounts: Held
  /** At accounts in use. */
  readonly people: Held
}

/** Why there is nobody to call, and what makes somebody. */
export interface NobodyToCall {
  /** A sentence. */
  readonly title: string
  /** What to do, a sentence or two. */
  readonly advice: string
  /** What it takes is in the archive. */
  readonly isInArchive: boolean
}

const names = {
  segments: ['segment', 'segments'],
  decisionMakers: ['decision maker', 'decision makers'],
  accounts: ['account', 'accounts'],
  people: ['person', 'people'],
} as const satisfies Record<keyof Holdings, readonly [string, string]>
type Kind = keyof Holdings

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Kinds of which some are archived and none is in use, of these. */
const onlyArchived = (held: Partial<Holdings>, kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => (held[kind]?.archived ?? 0) > 0 && held[kind]?.inUse === 0)

/** "1 segment and 69 accounts are archived.": the kinds of which none is in use any more. Null where there is none such. */
export function archivedWords(held: Partial<Holdings>): string | null {
  const kinds = onlyArchived(held, ['segments', 'decisionMakers', 'accounts', 'people'])
  if (kinds.length === 0) return null
  const amounts = kinds.map((kind) => held[kind]?.archived ?? 0)
  const parts = kinds.map((kind, index) => {
    const amount = amounts[index] ?? 0
    return `${amount.toLocaleString('en-GB')} ${names[kind][amount === 1 ? 0 : 1]}`
  })
  return `${and.format(parts)} ${amounts.join() === '1' ? 'is' : 'are'} archived.`
}

/** Why nobody can be called in an organisation where that is so. Pure: what is asked of a page and what the server says are one. */
export function nobodyToCall(held: Holdings): NobodyToCall {
  if (held.accounts.inUse > 0) return nobodyAtAccounts(held)
  const { accounts, ...others } = held
  if (accounts.archived > 0) {
    const { segments, decisionMakers } = others
    return inArchive(
      archivedWords({ segments, decisionMakers, accounts }),
      'Restore an account with its people, or generate another.',
    )
  }
  return nothingMade(held)
}

/** Accounts are in use, and nobody there is. */
function nobodyAtAccounts({ people, decisionMakers }: Holdings): NobodyToCall {
  if (people.archived > 0) {
    const advice = 'Restore one of them, or add a person to an account.'
    return inArchive(
      archivedWords({ people }),
      people.archived === 1 ? 'Restore them, or add a person to an account.' : advice,
    )
  }
  const title = 'Nobody is at your accounts yet.'
  if (decisionMakers.inUse > 0) return { title, advice: 'Add a person to one of them.', isInArchive: false }
  const archived = archivedWords({ decisionMakers })
  if (archived === null) {
    return { title, advice: 'Add a decision maker, then a person to one of them.', isInArchive: false }
  }
  return inArchive(`Nobody is at your accounts yet, and ${archived}`, 'Restore one, then add a person to an account.')
}

/** No account was made yet. */
function nothingMade(held: Holdings): NobodyToCall {
  const { segments, decisionMakers } = held
  const archived = archivedWords({ segments, decisionMakers })
  const steps = [stepFor(segments, 'a target segment'), stepFor(decisionMakers, 'a decision maker')]
  const wanted = (step: 'add' | 'restore') => steps.filter((each) => each.step === step).map(({ what }) => what)
  const [restore, add] = [wanted('restore'), wanted('add')]
  const deeds = [
    ...(restore.length > 0 ? [`restore ${and.format(restore)}`] : []),
    ...(add.length > 0 ? [`add ${and.format(add)}`] : []),
  ].join(', ')
  const isInArchive = archived !== null
  if (deeds === '') return { title: nobodyYet, advice: 'Generate an account: its people can be called.', isInArchive }
  const advice = `${deeds.charAt(0).toUpperCase()}${deeds.slice(1)}, then generate an account.`
  return { title: archived ?? nobodyYet, advice, isInArchive }
}

const nobodyYet = 'Nobody to call yet.'

const stepFor = ({ inUse, archived }: Held, what: string) => ({
  what,
  step: inUse > 0 ? ('none' as const) : archived > 0 ? ('restore' as const) : ('add' as const),
})

const inArchive = (title: string | null, advice: string): NobodyToCall => ({
  title: title ?? nobodyYet,
  advice,
  isInArchive: true,
})

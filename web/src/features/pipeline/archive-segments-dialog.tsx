import type { Account } from '@ringside/contract/pipeline/accounts'
import type { Segment } from '@ringside/contract/pipeline/segments'
import { useState } from 'react'
import { thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { Button } from '../../ui/button.tsx'
import { Radio } from '../../ui/choice.tsx'
import { Dialog, questionWidth } from '../../ui/dialog.tsx'

const countOf = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${one}s`)

const withSegment = ({ _id: id, targetSegmentProfileId: withId }: Account): ToArchive => ({
  kind: 'account',
  id,
  withId,
})

/** Archiving does not cascade: what becomes of the accounts in use is asked, and both answers can be undone. */
export function ArchiveSegmentsDialog({
  segments,
  names,
  accounts,
  onArchive,
  onClose,
}: {
  segments: readonly Segment[]
  /** What each is called beside all the others, by id. */
  names: ReadonlyMap<string, string>
  /** Those in use in these segments; at least one. */
  accounts: readonly Account[]
  onArchive(things: readonly ToArchive[]): void
  onClose(): void
}) {
  const [alsoAccounts, setAlsoAccounts] = useState(false)
  const [first] = segments
  const one = segments.length === 1 ? first : undefined
  const what = countOf(segments.length, 'segment')
  const there = countOf(accounts.length, 'account')
  const rest = accounts.length === 1 ? 'it' : 'them'
  const they = accounts.length === 1 ? 'It stays' : 'They stay'
  const archive = () => {
    onArchive([
      ...thingsOf(
        'segment',
        segments.map(({ _id }) => _id),
      ),
      ...(alsoAccounts ? accounts.map(withSegment) : []),
    ])
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width={questionWidth}
      title={one ? `Archive ${names.get(one._id) ?? one.name}?` : `Archive ${what}?`}
      description={`${there} in use ${accounts.length === 1 ? 'belongs' : 'belong'} to ${one ? 'it' : 'them'}.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={archive}>
            {alsoAccounts ? `Archive ${one ? 'segment' : what} and ${there}` : `Archive ${one ? 'segment' : what}`}
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-medium">
          What becomes of {accounts.length === 1 ? 'the account' : `the ${there}`}?
        </legend>
        <Radio
          name="accounts-of-archived"
          label={`Keep ${rest}`}
          help={`${they} in the lists and can be called. The overview shows ${rest} under the archived ${one ? 'segment' : 'segments'}.`}
          checked={!alsoAccounts}
          onChange={() => setAlsoAccounts(false)}
        />
        <Radio
          name="accounts-of-archived"
          label={`Archive ${rest} as well`}
          help={
            accounts.length === 1
              ? 'It leaves the lists and no longer counts towards your plan. What was found out stays.'
              : 'They leave the lists and no longer count towards your plan. What was found out stays.'
          }
          checked={alsoAccounts}
          onChange={() => setAlsoAccounts(true)}
        />
      </fieldset>
    </Dialog>
  )
}

import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { countedThings, thingsOf, type ToArchive } from '../../domain-ui/use-archive.ts'
import { ArchiveWithDialog } from './archive-with-dialog.tsx'
import { contactName } from '../../domain-ui/contact-name.ts'

const withRole = ({ _id: id, contactProfileId: withId }: Persona): ToArchive => ({ kind: 'persona', id, withId })

/** Asks what becomes of the people who hold roles that are to be archived; at least one does. */
export function ArchiveContactsDialog({
  contacts,
  people,
  onArchive,
  onClose,
}: {
  contacts: readonly ContactProfile[]
  people: readonly Persona[]
  onArchive(things: readonly ToArchive[]): void
  onClose(): void
}) {
  const [first] = contacts
  const one = contacts.length === 1 ? first : undefined
  const these = thingsOf(
    'contact-profile',
    contacts.map(({ _id }) => _id),
  )
  const what = one ? 'decision maker' : countedThings(these)
  const there = countedThings(people.map(() => ({ kind: 'persona' })))
  const isOne = people.length === 1
  const role = one ? 'this role' : 'these roles'
  return (
    <ArchiveWithDialog
      title={`Archive ${one ? contactName(one) : what}?`}
      description={`${there} ${isOne ? 'holds' : 'hold'} ${role}. New accounts will have nobody for ${one ? 'it' : 'them'}. You can restore everything from the archive.`}
      question={`What becomes of ${isOne ? 'the person' : `the ${there}`}?`}
      keep={{
        label: isOne ? 'Keep the person' : 'Keep them',
        help: `${isOne ? 'The person stays at the account' : 'They stay at their accounts'} and can be called.`,
        button: `Archive ${what}`,
      }}
      also={{
        label: isOne ? 'Archive the person as well' : 'Archive them as well',
        help: 'Nobody can call them then. Calls held with them stay.',
        button: `Archive ${what} and ${there}`,
      }}
      onArchive={(also) => onArchive([...these, ...(also ? people.map(withRole) : [])])}
      onClose={onClose}
    />
  )
}

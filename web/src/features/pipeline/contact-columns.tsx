import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { decisionMakerLevels } from '@ringside/contract/reference-data'
import { contactName } from '../../domain-ui/contact-name.ts'
import { rolePath } from '../../lib/paths.ts'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextLink } from '../../ui/text-link.tsx'

export interface ContactDeeds {
  /** Each account has a place for them, or those alone that have somebody. */
  onPlace(contacts: readonly ContactProfile[], everywhere: boolean): void
  onArchive(ids: readonly string[]): void
}

const peopleWords = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`)
const placeWords = ({ everywhere }: ContactProfile) => (everywhere ? 'Every account' : 'Where a list names them')

/** From the top of a company down, as levels are listed wherever one is chosen; one of before the list comes last. */
const rankOf = ({ level }: ContactProfile) => {
  const at = decisionMakerLevels.findIndex((each) => each === level)
  return at < 0 ? decisionMakerLevels.length : at
}

/** Titles that are named for a role whose own words say little. */
const mostTitles = 3

/** What a role of no department of the list is about: the titles of those who hold it. */
function Titles({ contact, people }: { contact: ContactProfile; people: readonly Persona[] }) {
  if (contact.department !== 'Other') return null
  const titles = [...new Set(people.map(({ title }) => title))].slice(0, mostTitles)
  return titles.length > 0 && <span className="text-ink-2">: {titles.join(', ')}</span>
}

function ContactMenu({ contact, deeds }: { contact: ContactProfile; deeds: ContactDeeds }) {
  const { everywhere, _id } = contact
  return (
    <RowMenu
      name={contactName(contact)}
      items={[
        {
          kind: 'action',
          label: everywhere ? 'Only where somebody is' : 'Use at every account',
          onSelect: () => deeds.onPlace([contact], !everywhere),
        },
        { kind: 'action', label: 'Archive', onSelect: () => deeds.onArchive([_id]) },
      ]}
    />
  )
}

/** `mixed`: some stand where a list named somebody, so where each stands has a column. */
export function contactColumns(
  peopleOf: (contact: ContactProfile) => readonly Persona[],
  { mixed, deeds }: { mixed: boolean; deeds: ContactDeeds },
): Column<ContactProfile>[] {
  const where: Column<ContactProfile> = {
    key: 'where',
    head: 'Accounts',
    cell: (contact) => <span className={contact.everywhere ? '' : 'text-ink-2'}>{placeWords(contact)}</span>,
    compare: (a, b) => Number(b.everywhere) - Number(a.everywhere),
  }
  return [
    {
      key: 'level',
      head: 'Level',
      cell: (contact) => (
        <TextLink look="name" to={rolePath(contact)} aria-label={`${contactName(contact)}: see the people`}>
          {contact.level}
        </TextLink>
      ),
      compare: (a, b) => rankOf(a) - rankOf(b),
      phone: 'lead',
    },
    {
      key: 'department',
      head: 'Department',
      wraps: true,
      cell: (contact) => (
        <>
          {contact.department ?? 'The whole company'}
          <Titles contact={contact} people={peopleOf(contact)} />
          {/* A phone has no column for these. */}
          <span className="tablet:hidden">
            , {peopleWords(peopleOf(contact).length)}
            {mixed && !contact.everywhere && ', from a list'}
          </span>
        </>
      ),
      compare: (a, b) => (a.department ?? '').localeCompare(b.department ?? ''),
      phone: 'detail',
    },
    ...(mixed ? [where] : []),
    {
      key: 'people',
      head: 'People',
      align: 'right',
      cell: (contact) => peopleOf(contact).length,
      compare: (a, b) => peopleOf(a).length - peopleOf(b).length,
      firstDirection: 'descending',
    },
    {
      key: 'actions',
      head: '',
      name: 'Actions',
      align: 'right',
      phone: 'action',
      cell: (contact) => <ContactMenu contact={contact} deeds={deeds} />,
    },
  ]
}

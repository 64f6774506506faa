import type { NamedPerson } from '@ringside/contract/pipeline/accounts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { contactName } from '../../domain-ui/contact-name.ts'
import { HinderedButton, type Hindrance } from '../../domain-ui/hindered-button.tsx'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { boxWidth } from './person-box.tsx'

/** Places at the company that nobody fills yet, and what fills them. */
export interface OpenPlaces {
  /** Decision makers who have no person here yet. */
  missing: readonly ContactProfile[]
  /** People whom buyers named and who are nobody here yet. */
  named: readonly NamedPerson[]
  adding: boolean
  /** Why nobody can be added for the moment. */
  hindrance: Hindrance | null
  onAdd(contact: ContactProfile): void
  /** Somebody who was named, and whose role no decision maker is. */
  onAddNamed(person: NamedPerson): void
}

const and = new Intl.ListFormat('en-GB')

const dashed = `flex ${boxWidth} items-center gap-3 rounded-box border border-dashed border-line-strong p-3.5`

/**
 * Somebody whom buyers spoke of by name. They are added through the role that is theirs, where the organisation has it, else
 * through one that is chosen for them.
 */
function NamedBox({
  person,
  missing,
  adding,
  hindrance,
  onAdd,
  onAddNamed,
}: Pick<OpenPlaces, 'missing' | 'adding' | 'hindrance' | 'onAdd' | 'onAddNamed'> & { person: NamedPerson }) {
  const contact = missing.find(({ _id }) => _id === person.contactProfileId)
  return (
    <li className={dashed}>
      <Voiceprint seed={person.name} name={person.name} size={52} who="off" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{person.name}</span>
        <span className="block text-small text-ink-2">Named by {and.format(person.namedBy)}, not added yet</span>
        {person.isUnclear && (
          <span className="block text-small">
            Two people called {person.name} were named: add them by hand with their whole name
          </span>
        )}
        {!contact && person.hasRole && (
          <span className="block text-small">
            <TextLink to="/pipeline/decision-makers">Add a decision maker for their role</TextLink>
          </span>
        )}
      </span>
      {!person.isUnclear && (
        <HinderedButton
          size="small"
          loading={adding}
          hindrance={hindrance}
          aria-label={`Add ${person.name}`}
          onClick={() => (contact ? onAdd(contact) : onAddNamed(person))}
        >
          Add
        </HinderedButton>
      )}
    </li>
  )
}

function RoleBox({
  contact,
  adding,
  hindrance,
  onAdd,
}: Pick<OpenPlaces, 'adding' | 'hindrance' | 'onAdd'> & { contact: ContactProfile }) {
  return (
    <li className={dashed}>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink-2">{contact.department ?? contact.level}</span>
        <span className="block truncate text-small text-ink-3">
          {contact.department ? contact.level : 'The whole company'}
        </span>
      </span>
      <HinderedButton
        size="small"
        loading={adding}
        hindrance={hindrance}
        aria-label={`Add ${contactName(contact)}`}
        onClick={() => onAdd(contact)}
      >
        Add
      </HinderedButton>
    </li>
  )
}

const row = 'mt-5 flex flex-wrap justify-center gap-4 max-tablet:flex-col'

/** Whom buyers have named, and the roles that nobody has here yet. */
export function OpenBoxes({ missing, named, adding, hindrance, onAdd, onAddNamed }: OpenPlaces) {
  // Whoever has a name is drawn by it, and not once more by their role.
  const unnamed = missing.filter(({ _id }) => named.every((person) => person.contactProfileId !== _id))
  return (
    <>
      {named.length > 0 && (
        <ul aria-label="Named in calls" className={row}>
          {named.map((person) => (
            <NamedBox key={person.name} {...{ person, missing, adding, hindrance, onAdd, onAddNamed }} />
          ))}
        </ul>
      )}
      {unnamed.length > 0 && (
        <ul aria-label="Not added yet" className={row}>
          {unnamed.map((contact) => (
            <RoleBox key={contact._id} {...{ contact, adding, hindrance, onAdd }} />
          ))}
        </ul>
      )}
    </>
  )
}

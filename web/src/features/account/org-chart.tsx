import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import type { NamedPerson } from '@ringside/contract/pipeline/accounts'
import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { decisionMakerLevels } from '@ringside/contract/reference-data'
import { Link } from 'react-router'
import { contactName } from '../../domain-ui/contact-name.ts'
import { callsInWords, whoseFigures } from '../../domain-ui/record-words.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { personPath, setUpPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Founders and owners stand beside the C-Suite at the top; unknown levels at the foot. */
const rank = (level: string) => {
  if (level === 'Business Owner' || level === 'Startup Founder') return 0
  const at = decisionMakerLevels.findIndex((each) => each === level)
  return at < 0 ? decisionMakerLevels.length : at
}

function PersonBox({
  persona,
  suggested,
  canCall,
  onArchive,
}: {
  persona: Persona
  suggested: boolean
  canCall: boolean
  onArchive(persona: Persona): void
}) {
  const { isAdmin } = useSession()
  const name = buyerNameOf(persona)
  return (
    <li
      className={`flex w-72 items-center gap-3.5 rounded-box border bg-surface p-3.5 max-tablet:w-full ${suggested ? 'border-2 border-you' : 'border-line-strong'}`}
    >
      <Voiceprint seed={persona._id} name={name} size={52} />
      <span className="min-w-0 flex-1">
        <TextLink look="box" to={personPath(persona._id)}>
          {name}
        </TextLink>
        <span className="block text-small wrap-break-word text-ink-2">{persona.title}</span>
        {suggested && <span className="block text-small font-medium text-you-text">Suggested next</span>}
        <span className="block text-small text-ink-3">{callsInWords(persona, isAdmin)}</span>
        {persona.bestScore !== null && (
          <span className="block text-small text-ink-3">{`${whoseFigures(isAdmin)} best ${persona.bestScore}`}</span>
        )}
      </span>
      <span className="-mr-1.5 flex flex-col max-tablet:flex-row max-tablet:gap-3">
        {canCall && (
          <Link
            to={setUpPath(persona._id)}
            aria-label={`Call ${name}`}
            className="grid size-8 touch-target place-items-center rounded-control text-ink-2 hover:bg-hover"
          >
            <IconPhone size={18} stroke={1.5} aria-hidden />
          </Link>
        )}
        <RowMenu
          name={name}
          items={[
            ...(canCall ? [{ kind: 'link' as const, label: 'Set up a call', to: setUpPath(persona._id) }] : []),
            { kind: 'action', label: 'Archive', onSelect: () => onArchive(persona) },
          ]}
        />
      </span>
    </li>
  )
}

const and = new Intl.ListFormat('en-GB')

/**
 * Somebody whom buyers spoke of by name. They are added through the role that is theirs, where the organisation has it, else
 * through one that is chosen for them.
 */
function NamedBox({
  person,
  missing,
  adding,
  onAdd,
  onAddNamed,
}: Pick<OrgChartProps, 'missing' | 'adding' | 'onAdd' | 'onAddNamed'> & { person: NamedPerson }) {
  const contact = missing.find(({ _id }) => _id === person.contactProfileId)
  return (
    <li className="flex w-72 items-center justify-between gap-2 rounded-box border border-dashed border-line-strong p-3.5 max-tablet:w-full">
      <span className="min-w-0">
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
        <Button
          size="small"
          loading={adding}
          aria-label={`Add ${person.name}`}
          onClick={() => (contact ? onAdd(contact) : onAddNamed(person))}
        >
          Add
        </Button>
      )}
    </li>
  )
}

export interface OrgChartProps {
  people: readonly Persona[]
  suggestedId: string | null
  /** Not at an account that is archived. */
  canCall: boolean
  /** Decision makers who have no person here yet. */
  missing: readonly ContactProfile[]
  /** People whom buyers named and who are nobody here yet. */
  named: readonly NamedPerson[]
  adding: boolean
  onAdd(contact: ContactProfile): void
  /** Somebody who was named, and whose role no decision maker is. */
  onAddNamed(person: NamedPerson): void
  onArchive(persona: Persona): void
}

/** Level rows from the top down. A list for screen readers, in the same order. */
export function OrgChart(props: OrgChartProps) {
  const { people, suggestedId, canCall, missing, named, adding, onAdd, onAddNamed, onArchive } = props
  const ranks = [...new Set(people.map((persona) => rank(persona.level)))].toSorted((a, b) => a - b)
  // Whoever has a name is drawn by it, and not once more by their role.
  const unnamed = missing.filter(({ _id }) => named.every((person) => person.contactProfileId !== _id))
  return (
    <div className="flex flex-col">
      {ranks.map((each, index) => (
        <div key={each}>
          {index > 0 && <span aria-hidden className="mx-auto block h-5 w-px bg-line-strong max-tablet:hidden" />}
          <ul className="flex flex-wrap justify-center gap-4 max-tablet:mb-3 max-tablet:flex-col">
            {people
              .filter((persona) => rank(persona.level) === each)
              .map((persona) => (
                <PersonBox
                  key={persona._id}
                  persona={persona}
                  suggested={persona._id === suggestedId}
                  canCall={canCall}
                  onArchive={onArchive}
                />
              ))}
          </ul>
        </div>
      ))}
      {named.length > 0 && (
        <ul aria-label="Named in calls" className="mt-5 flex flex-wrap justify-center gap-4 max-tablet:flex-col">
          {named.map((person) => (
            <NamedBox
              key={person.name}
              person={person}
              missing={missing}
              adding={adding}
              onAdd={onAdd}
              onAddNamed={onAddNamed}
            />
          ))}
        </ul>
      )}
      {unnamed.length > 0 && (
        <ul className="mt-5 flex flex-wrap justify-center gap-4 max-tablet:flex-col">
          {unnamed.map((contact) => (
            <li
              key={contact._id}
              className="flex w-60 items-center justify-between gap-2 rounded-box border border-dashed border-line-strong p-3.5 max-tablet:w-full"
            >
              <span className="min-w-0">
                <span className="block truncate font-medium text-ink-2">{contact.department ?? contact.level}</span>
                <span className="block truncate text-small text-ink-3">
                  {contact.department ? contact.level : 'The whole company'}
                </span>
              </span>
              <Button
                size="small"
                loading={adding}
                aria-label={`Add ${contactName(contact)}`}
                onClick={() => onAdd(contact)}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

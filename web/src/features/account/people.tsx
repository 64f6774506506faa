import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { getAccount } from '@ringside/contract/pipeline/accounts'
import type { Persona } from '@ringside/contract/pipeline/persona'
import type { ResponseOf } from '@ringside/contract/kernel/endpoint'
import { HinderedButton, type Hindrance } from '../../domain-ui/hindered-button.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/session/session.ts'
import { Section } from '../../ui/page.tsx'
import { Notice } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { AddPersonDialog, type AddingWhom } from './add-person-dialog.tsx'
import { OrgChart } from './org-chart.tsx'
import type { AddingPerson } from '../../domain-ui/use-adding-person.ts'

type Loaded = ResponseOf<typeof getAccount>

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Of whom colleagues speak as of one there are several, and only their people know who it is. */
function SharedRoles({ name, roles }: { name: string; roles: Loaded['sharedRoles'] }) {
  return roles.map(({ role, names }) => (
    <div key={role} className="mb-4">
      <Notice tone="warn" icon={IconUsers} title={`${name} has one person for ${role}, and here are ${names.length}`}>
        {`${and.format(names)}. Archive whoever is not: their calls and what they told stay.`}
      </Notice>
    </div>
  ))
}

function Nobody({ loaded }: { loaded: Loaded }) {
  return (
    <p className="text-ink-2">
      {loaded.account.personas.length === 0 ? (
        <>
          Nobody works here yet. <TextLink to="/pipeline/decision-makers">Add a decision maker</TextLink>
        </>
      ) : (
        <>
          Everybody here is archived. <TextLink to="/pipeline/archive">Open the archive</TextLink>
        </>
      )}
    </p>
  )
}

export interface PeopleProps {
  loaded: Loaded
  suggestedId: string | null
  add: AddingPerson
  /** Why nobody can be added for the moment. */
  hindrance: Hindrance | null
  /** Whom the open dialog adds; null while there is none. */
  whom: AddingWhom | null
  onAdding(whom: AddingWhom | null): void
  onArchive(persona: Persona): void
}

/** Who works at an account, whom its buyers have named, and the ways to add somebody. */
export function People({ loaded, suggestedId, add, hindrance, whom, onAdding, onArchive }: PeopleProps) {
  // An admin's figures count everybody's calls.
  const { isAdmin } = useSession()
  const { account } = loaded
  const isHere = account.archivedAt === null
  // To an archived account nobody is added, and who works there is not called before it is restored.
  const { missingContacts, named } = isHere ? loaded : { missingContacts: [], named: [] }
  const people = account.personas.filter((persona) => !persona.archivedAt)
  const called = people.filter((persona) => persona.calls > 0).length
  const open = (next: AddingWhom | null) => {
    add.reset()
    onAdding(next)
  }
  return (
    <Section
      title="People"
      aside={people.length > 0 ? `${isAdmin ? 'Called' : 'You called'} ${called} of ${people.length}` : undefined}
    >
      {isHere && <SharedRoles name={account.name} roles={loaded.sharedRoles} />}
      {people.length === 0 && missingContacts.length === 0 && named.length === 0 ? (
        <Nobody loaded={loaded} />
      ) : (
        <OrgChart
          people={people}
          suggestedId={suggestedId}
          canCall={isHere}
          missing={missingContacts}
          named={named}
          adding={add.isPending && whom === null}
          hindrance={hindrance}
          onAdd={({ _id }) =>
            add.mutate(
              { contactProfileId: _id },
              {
                onError: (error) => {
                  toast.error('The person could not be added', { detail: wordsOf(error) })
                  // A form that is opened next is not about this one.
                  add.reset()
                },
              },
            )
          }
          onAddNamed={(person) => open({ kind: 'named', person })}
          onArchive={onArchive}
        />
      )}
      {isHere && (
        <p className="mt-5 flex justify-center">
          <HinderedButton size="small" variant="quiet" hindrance={hindrance} onClick={() => open({ kind: 'by-hand' })}>
            Add a person
          </HinderedButton>
        </p>
      )}
      {whom && (
        <AddPersonDialog
          whom={whom}
          accountName={account.name}
          fit={whom.kind === 'named' ? loaded.roleFits.find(({ name }) => name === whom.person.name) : undefined}
          adding={add.isPending}
          error={add.error}
          onAdd={(wanted) => add.mutate(wanted, { onSuccess: () => open(null) })}
          onClose={() => open(null)}
        />
      )}
    </Section>
  )
}

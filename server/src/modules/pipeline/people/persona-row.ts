import {
  generatePersona,
  type Colleague,
  type GeneratedAccount,
  type GivenPerson,
} from '@ringside/coaching/generation/index'
import { seedOf } from '../../../platform/ids.ts'
import type { ContactProfileRow } from '../decision-makers/contact-profiles.repository.ts'
import { contactOf } from './joining.ts'
import type * as personas from './personas.repository.ts'

/** A new person at an account, as they are kept; with `given` one who is known by name. */
export function personaRow(
  { orgId, id, generated }: { orgId: string; id: string; generated: GeneratedAccount },
  contact: Pick<ContactProfileRow, 'id' | 'level' | 'department'>,
  {
    personaId,
    colleagues,
    taken,
    given = null,
  }: { personaId: string; colleagues: Colleague[]; taken: personas.Taken; given?: GivenPerson | null },
  at: Date,
): Parameters<typeof personas.insertPersonas>[1][number] {
  const { level, department } = contact
  const profile = generatePersona({
    seed: seedOf(personaId),
    personaId,
    account: generated,
    contact: contactOf(contact, given),
    colleagues,
    takenNames: taken.names,
    takenManners: taken.manners,
  })
  return {
    org_id: orgId,
    id: personaId,
    account_id: id,
    contact_profile_id: contact.id,
    first_name: profile.firstName,
    last_name: profile.lastName,
    title: profile.title,
    level,
    department,
    // The rep before, who left a note, has met nobody whom somebody else brought in.
    manner: given === null ? profile.manner : '',
    made_up: given === null,
    priorities: JSON.stringify(profile.priorities),
    profile: JSON.stringify(profile),
    created_at: at,
  }
}

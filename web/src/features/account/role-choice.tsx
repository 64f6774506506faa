import type { RoleFit } from '@ringside/contract/pipeline/accounts'
import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import { useState } from 'react'
import { contactName } from '../../domain-ui/contact-name.ts'
import { StandingFields, standingIn, standingProblems, type StandingChosen } from '../../domain-ui/standing-fields.tsx'
import type { RoleOfPerson } from '../../domain-ui/use-adding-person.ts'
import { useJudgedFields } from '../../domain-ui/use-judged-fields.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const newRole = 'new'

interface RolesHere {
  roles: readonly ContactProfile[]
  /** Where whoever is added stands, and what they cannot be; undefined where nothing is known of them. */
  fit: RoleFit | undefined
}

const isOf = (role: ContactProfile, { level, department }: StandingChosen): boolean =>
  role.level === level && (role.department ?? '') === department

/** What is chosen before anybody chose: the role that is theirs, else a new one of where they stand. */
function firstChoice({ roles, fit }: RolesHere): string {
  if (!fit || fit.level === null) return ''
  const own = roles.find((role) => isOf(role, { level: fit.level ?? '', department: fit.department ?? '' }))
  return own?._id ?? newRole
}

/** The role of somebody who is added: one of the organisation's that they can have, or a new one. */
export function useRoleChoice({ roles: all, fit }: RolesHere) {
  const taken = new Map(fit?.taken.map(({ contactProfileId, reason }) => [contactProfileId, reason]))
  const roles = all.filter(({ _id }) => !taken.has(_id))
  const [picked, setPicked] = useState<string | null>(null)
  const role = picked ?? firstChoice({ roles, fit })
  const [standing, setStanding] = useState<StandingChosen>({
    level: fit?.level ?? '',
    department: fit?.department ?? '',
  })
  const isNew = role === newRole
  const judged = useJudgedFields<'role' | 'level' | 'department'>({
    ...(role === '' ? { role: 'Choose a decision maker.' } : {}),
    ...(isNew ? standingProblems(standing) : {}),
  })
  const chosen = (): RoleOfPerson | null => {
    if (!isNew) return role === '' ? null : { contactProfileId: role }
    // Made a moment ago with somebody who could not be added, it is there by now.
    const made = all.find((each) => isOf(each, standing))
    const wanted = standingIn(standing)
    return made ? { contactProfileId: made._id } : wanted && { standing: wanted }
  }
  return {
    roles,
    role,
    standing,
    isNew,
    judged,
    whyTaken: [...new Set(taken.values())],
    isChosen: picked !== null,
    choose: setPicked,
    setStanding,
    chosen,
  }
}

/** The list of roles, and the level and department of a new one. */
export function RoleFields({ choice }: { choice: ReturnType<typeof useRoleChoice> }) {
  const { roles, role, standing, isNew, judged, whyTaken } = choice
  return (
    <>
      <Field
        label="Decision maker"
        help={whyTaken.length > 0 ? whyTaken.join(' ') : undefined}
        {...judged.field('role')}
      >
        <Select
          label="Decision maker"
          options={[
            ...roles.map((each) => ({ value: each._id, label: contactName(each) })),
            { value: newRole, label: 'A new decision maker' },
          ]}
          value={role}
          onChange={choice.choose}
        />
      </Field>
      {isNew && (
        <>
          <StandingFields value={standing} judged={judged} onChange={choice.setStanding} />
          <p className="text-small text-ink-2">New accounts get a person for this decision maker too.</p>
        </>
      )}
    </>
  )
}

import type { ContactProfile } from '@ringside/contract/pipeline/contact-profiles'
import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs'
import { useQuery } from '@tanstack/react-query'
import type { BuyerFilters } from '../../domain-ui/buyers.ts'
import { contactName } from '../../domain-ui/contact-name.ts'
import { useRestoring } from '../../domain-ui/use-restoring.tsx'
import { pipelineQuery } from '../../lib/queries/pipeline.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'

/** The decision maker that a link names by its level and department, where it is in the archive and no other took its place. */
function archivedRoleOf(roles: readonly ContactProfile[], { level, department }: BuyerFilters): ContactProfile | null {
  const named = roles.filter((role) => role.level === level && role.department === department)
  return named.some(({ archivedAt }) => archivedAt === null) ? null : (named[0] ?? null)
}

/** Says over the buyers that the decision maker they are filtered by is archived, and brings it back. */
export function ArchivedRole({ filters }: { filters: BuyerFilters }) {
  const { orgId, userId } = useSession()
  const pipeline = useQuery({ ...pipelineQuery(orgId), enabled: filters.level !== null })
  const { restore, question } = useRestoring({ orgId, userId })
  const role = archivedRoleOf(pipeline.data?.contactProfiles ?? [], filters)
  if (role === null) return null
  const name = contactName(role)
  return (
    <div className="p-4">
      <Notice
        tone="warn"
        icon={IconArchive}
        title={`The decision maker ${name} is archived.`}
        action={
          <Button size="small" onClick={() => restore([{ kind: 'contact-profile', id: role._id, name, within: [] }])}>
            Restore
          </Button>
        }
      />
      {question}
    </div>
  )
}

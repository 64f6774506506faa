import { useQuery } from '@tanstack/react-query'
import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs'
import { callPath } from '../../lib/paths.ts'
import { liveCallsQuery } from '../../lib/queries/session.ts'
import { useSession } from '../../lib/session/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/states.tsx'

/** A call of one's own that was left without hanging up waits for a while: the way back to it. */
export function OwnLiveCall() {
  const { orgId, userId } = useSession()
  const own = useQuery(liveCallsQuery(orgId)).data?.find((live) => live.userId === userId)
  if (own === undefined) return null
  const { firstName, lastName, accountName } = own.persona
  return (
    <div className="px-6 py-4 max-tablet:px-4">
      <Notice
        tone="info"
        icon={IconBroadcast}
        title={`${firstName} ${lastName} is still on the line.`}
        action={<ButtonLink to={callPath(own.simulationId)}>Go back to it</ButtonLink>}
      >
        You left your call with {accountName} without hanging up.
      </Notice>
    </div>
  )
}

import type { BestMoment } from '@ringside/contract/reviews/best-moments'
import { useState } from 'react'
import { MomentFields, titleMissing, type MomentTold } from '../../domain-ui/review/moment-fields.tsx'
import { wordsOf } from '../../lib/api/query-client.ts'
import { useChangeMoment } from '../../lib/queries/best-moments.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { ErrorState } from '../../ui/states.tsx'

/** What a moment says of itself, without the rest of it. */
export const toldOf = ({ title, note, skill, shared }: BestMoment): MomentTold => ({ title, note, skill, shared })

/** Says anew what a moment shows and who finds it. */
export function ChangeMoment({ moment, onClose }: { moment: BestMoment; onClose: () => void }) {
  const { orgId, organization } = useSession()
  const [first] = useState(toldOf(moment))
  const [told, setTold] = useState(first)
  const change = useChangeMoment(orgId, moment._id)
  const problem = titleMissing(told)
  const onSave = () => (problem ? focusFirstInvalid() : change.mutate(told, { onSuccess: onClose }))
  return (
    <Dialog
      open
      onClose={onClose}
      width={480}
      title="Change this moment"
      dirty={told !== first && !change.isSuccess}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={change.isPending} onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {change.isError && <ErrorState title="The moment could not be changed">{wordsOf(change.error)}</ErrorState>}
        <MomentFields
          told={told}
          onChange={setTold}
          canShare={moment.canShare}
          organisation={organization.name}
          error={problem}
        />
      </div>
    </Dialog>
  )
}

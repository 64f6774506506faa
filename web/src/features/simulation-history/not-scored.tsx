import type { Simulation } from '@ringside/contract/simulations/simulations'
import type { Transcript } from '@ringside/contract/transcripts'
import { useScoreAgain, useSetSpeaker } from '../../domain-ui/use-scoring.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'

interface TryAgainProps {
  /** Whose call it is: only they can have it scored. */
  userId: string
  isPending: boolean
  onTry: () => void
}

function TryAgain({ userId, isPending, onTry }: TryAgainProps) {
  const session = useSession()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="text-bad">Not scored</span>
      {userId === session.userId && (
        <Button size="small" loading={isPending} onClick={onTry}>
          Try again
        </Button>
      )}
    </span>
  )
}

/** Stands for the score of a practice call that could not be scored. */
export function CallNotScored({ call }: { call: Simulation }) {
  const again = useScoreAgain(call._id)
  return <TryAgain userId={call.userId} isPending={again.isPending} onTry={() => again.mutate(undefined)} />
}

/** Stands for the score of an uploaded call that could not be scored. */
export function UploadNotScored({ transcript }: { transcript: Transcript }) {
  const again = useSetSpeaker(transcript._id)
  const onTry = () => again.mutate({ repSpeaker: transcript.repSpeaker ?? '' })
  return <TryAgain userId={transcript.userId} isPending={again.isPending} onTry={onTry} />
}

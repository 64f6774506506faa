import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { LiveCall } from '@ringside/contract/live-calls'
import { callTypeGuide } from '@ringside/contract/simulations/call-guide'
import { callTypeLabels, difficultyLabels } from '../../domain-ui/call-labels.ts'
import { InitialsDisc, Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { callPath } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { formatClock } from '../../lib/time-format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { courseOf } from './live-words.ts'

interface LiveRowProps {
  live: LiveCall
  now: Date
  watched: boolean
  onWatch: (() => void) | null
}

function Course({ meters }: Pick<LiveCall, 'meters'>) {
  const course = courseOf(meters)
  if (!course) return null
  if (!course.alert) return <span>{course.words}</span>
  return (
    <span className="inline-flex items-center gap-1 font-medium text-bad">
      <IconAlertTriangle size={14} stroke={1.5} aria-hidden />
      {course.words}
    </span>
  )
}

/** One call in progress: who, how it stands, for how long. */
export function LiveRow({ live, now, watched, onWatch }: LiveRowProps) {
  const { userId } = useSession()
  const buyer = buyerNameOf(live.persona)
  return (
    <li
      className={`flex items-center gap-4 border-b border-l-[3px] border-b-line py-4 pr-6 pl-[21px] max-tablet:flex-wrap max-tablet:pr-4 max-tablet:pl-[13px] ${watched ? 'border-l-you bg-selected' : 'border-l-transparent'}`}
    >
      <span className="relative mr-2 shrink-0">
        <Voiceprint seed={live.persona.personaId} name={buyer} size={52} />
        <span className="absolute -right-3.5 -bottom-1.5 grid rounded-full bg-surface p-0.5">
          <InitialsDisc name={live.repName} size={24} />
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate max-tablet:line-clamp-2 max-tablet:whitespace-normal">
          <span className="font-semibold">{live.repName}</span> with {buyer}, {live.persona.accountName}
        </p>
        <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
          <span>{callTypeLabels[live.type]}</span>
          {live.isRetry && <span>Retry of a call</span>}
          <span>{difficultyLabels[live.difficulty]}</span>
          <Course meters={live.meters} />
        </p>
        {live.lastLine && <p className="truncate text-small text-ink-2">“{live.lastLine}”</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className="numeral text-h1">{formatClock(now.getTime() - new Date(live.startedAt).getTime())}</p>
        <p className="text-small text-ink-2">of about {callTypeGuide[live.type].minutes} min</p>
      </div>
      <span className="shrink-0 max-tablet:w-full max-tablet:*:w-full">
        {live.userId === userId ? (
          <ButtonLink to={callPath(live.simulationId)}>Go back to it</ButtonLink>
        ) : (
          onWatch && (
            <Button
              aria-pressed={watched}
              aria-label={`${watched ? 'Watching' : 'Watch'} ${live.repName} with ${buyer}`}
              onClick={onWatch}
            >
              {watched ? 'Watching' : 'Watch'}
            </Button>
          )
        )}
      </span>
    </li>
  )
}

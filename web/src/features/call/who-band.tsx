import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { useMemo } from 'react'
import { CallTrace } from '../../domain-ui/call-trace.tsx'
import { plainAxis } from '../../domain-ui/timeline/time-axis.ts'
import { traceBars, type SpokenTurn } from '../../domain-ui/trace-bars.ts'
import { Voiceprint, type VoiceprintProps } from '../../domain-ui/voiceprint.tsx'
import type { CallRecord } from '../../lib/call-socket/call-record.ts'
import { formatClock } from '../../lib/time-format.ts'
import { useStore } from '../../lib/store.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { moodPoints, moodWords } from './mood-line.ts'
import { personOnTheLine } from './on-the-line.ts'
import { elapsedOf, useNow } from './use-now.ts'
import type { VoiceLevel } from './voice-level.ts'

const windowMs = 60_000
const bars = 84
const barMs = windowMs / bars

export type BuyerDoing = 'Ringing' | 'Speaking' | 'Thinking' | 'Listening' | 'Off the line'
export type RepDoing = 'Speaking' | 'Listening' | 'Your turn' | 'Muted' | 'Off the line'

function Voice({ level, ...rest }: Omit<VoiceprintProps, 'level'> & { level: VoiceLevel }) {
  return <Voiceprint {...rest} level={useStore(level.store)} />
}

function MoodLine({ call }: { call: CallRecord }) {
  const words = moodWords(call.moods)
  const points = moodPoints(call.moods)
  const last = points.at(-1)
  if (!words || !last) return null
  return (
    <span className="inline-flex items-center gap-2 text-small text-ink-2">
      <span className="sr-only">Mood:</span>
      <svg width="44" height="14" viewBox="0 0 44 14" aria-hidden className="fill-none stroke-buyer">
        <polyline
          points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx={last.x} cy={last.y} r="2.4" className="fill-buyer stroke-none" />
      </svg>
      <span>
        {words.now}
        {words.trend && <span className="max-tablet:hidden">, {words.trend}</span>}
      </span>
    </span>
  )
}

const doingLook: Record<BuyerDoing, string> = {
  Ringing: 'text-ink-2',
  Speaking: 'text-buyer-text',
  Thinking: 'text-ink-2',
  Listening: 'text-ink-2',
  'Off the line': 'text-ink-3',
}

function Trace({
  call,
  turns,
  stoppedAtMs,
}: {
  call: CallRecord
  turns: readonly SpokenTurn[]
  stoppedAtMs: number | null
}) {
  const now = useNow(250)
  const at = stoppedAtMs ?? elapsedOf(call.pickedUpAt, now)
  // Whole bars: they wander to the left as they are, where any other step would draw each anew.
  const to = Math.ceil(at / barMs) * barMs
  const drawn = useMemo(() => traceBars(turns, plainAxis(to - windowMs, to), bars), [turns, to])
  return (
    <div aria-hidden>
      <CallTrace bars={drawn} half={46} />
      <p className="mt-1 flex justify-between text-tiny text-ink-3">
        <span>{stoppedAtMs === null ? '60 seconds ago' : 'The last 60 seconds'}</span>
        <span>{stoppedAtMs === null ? 'now' : formatClock(stoppedAtMs)}</span>
      </p>
    </div>
  )
}

export interface WhoBandProps {
  call: CallRecord
  /** With the times they really had. */
  turns: readonly SpokenTurn[]
  repId: string
  repName: string
  buyerDoing: BuyerDoing
  repDoing: RepDoing
  buyerLevel: VoiceLevel
  repLevel: VoiceLevel
  stoppedAtMs: number | null
}

/** Both corners and the last minute between them. */
export function WhoBand(props: WhoBandProps) {
  const { call, buyerDoing, repDoing } = props
  const { persona } = call.terms
  const isPhone = useMediaQuery('(width < 768px)')
  const person = personOnTheLine(call)
  const name = buyerNameOf(person)
  const isActive = buyerDoing === 'Speaking' || buyerDoing === 'Ringing'
  return (
    <section
      aria-label="Who is speaking"
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-6 border-b border-line px-10 pt-6 pb-5 max-tablet:grid-cols-[minmax(0,1fr)_auto] max-tablet:gap-3 max-tablet:p-4"
    >
      <div className="flex min-w-0 items-center gap-[18px] max-tablet:gap-3">
        <Voice
          seed={person.seed}
          name={name}
          size={isPhone ? 92 : 136}
          who={buyerDoing === 'Off the line' ? 'off' : 'buyer'}
          level={props.buyerLevel}
        />
        <div className="min-w-0">
          <h1 className="text-[22px]/7 font-semibold max-tablet:text-[18px]/[22px]">{name}</h1>
          <p className="text-ink-2">
            {person.title}, {persona.accountName}
          </p>
          <div className="mt-2.5 flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <span role="status" className={`inline-flex items-center gap-1.5 font-medium ${doingLook[buyerDoing]}`}>
              <span aria-hidden className={`size-2 rounded-full bg-current ${isActive ? 'animate-pulse' : ''}`} />
              {buyerDoing}
            </span>
            <MoodLine call={call} />
          </div>
        </div>
      </div>
      {isPhone ? null : <Trace call={call} turns={props.turns} stoppedAtMs={props.stoppedAtMs} />}
      <div className="flex items-center gap-[18px]">
        <div className="text-right max-tablet:sr-only">
          <p className="font-semibold">You</p>
          <p className="min-w-20 text-small text-ink-3">{repDoing}</p>
        </div>
        <Voice seed={props.repId} name={props.repName} size={isPhone ? 52 : 72} who="you" level={props.repLevel} />
      </div>
    </section>
  )
}

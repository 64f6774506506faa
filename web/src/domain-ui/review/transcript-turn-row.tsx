import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconRotate from '@tabler/icons-react/dist/esm/icons/IconRotate.mjs'
import type { Moment } from '@ringside/contract/reviews/review'
import { formatClock } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../quote.tsx'
import type { Icon } from '../../ui/icon.ts'
import { momentIcons } from '../timeline/moment-disc.tsx'
import { withInnerQuotes } from './inner-quotes.ts'
import { SpokenWords } from './spoken-words.tsx'
import type { ReviewedTurn } from './reviewed-turn.ts'
import { nameColour } from '../side-looks.ts'

interface TranscriptTurnRowProps {
  turn: ReviewedTurn
  /** "You" to themselves, their name to others. */
  repName: string
  /** Those of this turn. */
  moments: readonly Moment[]
  /** Its sentences that counted for nothing. */
  leftOut: readonly string[]
  isActive: boolean
  chosenMomentId: string | null
  onSeek: (ms: number) => void
  onRetry: ((turn: number) => void) | undefined
  /** Puts right what was written down wrongly. */
  onCorrect: ((turn: number) => void) | undefined
  /** Keeps the turn, and what follows it, among the best moments. */
  onKeep: ((turn: number) => void) | undefined
}

function MomentMark({ moment }: { moment: Moment }) {
  const Glyph = momentIcons[moment.kind]
  return (
    <div>
      <p className="mt-1 flex items-center gap-1.5 text-tiny font-medium text-ink-2">
        <Glyph size={14} stroke={1.5} aria-hidden />
        {moment.label}
      </p>
      {moment.sayItBetter && (
        <p className="mt-1.5 rounded-control border border-line bg-subtle px-3 py-2 text-small">
          <span className="font-semibold">Say it better</span> “{withInnerQuotes(moment.sayItBetter)}”
        </p>
      )}
    </div>
  )
}

/** What can be done with the turn that is heard. */
function TurnActions({
  turn: { turn, speaker },
  onCorrect,
  onKeep,
  onRetry,
}: Pick<TranscriptTurnRowProps, 'turn' | 'onCorrect' | 'onKeep' | 'onRetry'>) {
  const action = (icon: Icon, words: string, run: ((turn: number) => void) | undefined) =>
    run && (
      <Button variant="quiet" size="small" icon={icon} onClick={() => run(turn)}>
        {words}
      </Button>
    )
  return (
    <span className="-ml-2 flex flex-wrap empty:hidden">
      {speaker === 'rep' && action(IconRotate, 'Retry from here', onRetry)}
      {action(IconBookmark, 'Keep', onKeep)}
      {action(IconPencil, 'Correct', onCorrect)}
    </span>
  )
}

/** One turn of the transcript, marked while it is being heard. */
export function TranscriptTurnRow(props: TranscriptTurnRowProps) {
  const { turn, repName, moments, leftOut, isActive, chosenMomentId, onSeek } = props
  const chosen = moments.find((moment) => moment.id === chosenMomentId)
  const edge = isActive ? 'bg-selected before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-you' : ''
  return (
    <li
      aria-current={isActive || undefined}
      className={`group relative grid grid-cols-[44px_minmax(0,1fr)] gap-x-2 px-5 py-[9px] ${edge}`}
    >
      <span className="-mt-px">
        <Timestamp ms={turn.startMs} onSeek={onSeek} />
      </span>
      <div className="min-w-0">
        <p className={`text-small font-semibold ${nameColour[turn.speaker]}`}>{turn.name}</p>
        <p className="break-words">
          <SpokenWords
            words={turn.words}
            marked={chosen?.quote.turn === turn.turn ? chosen.quote.quote : null}
            leftOut={leftOut}
          />
          {turn.cut && (
            <span className="ml-1.5 text-tiny text-ink-3">
              – {repName === 'You' ? 'you' : repName} cut in, {formatClock(turn.endMs)}
            </span>
          )}
        </p>
        {leftOut.length > 0 && <p className="mt-1 text-tiny text-ink-2">Struck through: left out of the score.</p>}
        {turn.original && <p className="mt-1 text-tiny text-ink-2">Edited. It came as “{turn.original}”</p>}
        {moments.map((moment) => (
          <MomentMark key={moment.id} moment={moment} />
        ))}
        {isActive && <TurnActions {...props} />}
      </div>
    </li>
  )
}

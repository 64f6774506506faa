import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { Moment, Review } from '@ringside/contract/reviews/review'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { findTurns, turnAt, type ReviewedTurn } from './reviewed-turn.ts'
import { TranscriptTurnRow } from './transcript-turn-row.tsx'

export interface TranscriptPaneProps {
  turns: readonly ReviewedTurn[]
  moments: readonly Moment[]
  /** Sentences that counted for nothing. */
  notCounted?: Review['notCounted']
  positionMs: number
  chosenMomentId: string | null
  onSeek: (ms: number) => void
  /** Takes the call up again from a rep turn; left out where a call can't be forked. */
  onRetry?: ((turn: number) => void) | undefined
  /** Puts a turn right that was written down wrongly. */
  onCorrect?: ((turn: number) => void) | undefined
  /** Keeps a turn, and what follows it, among the best moments. */
  onKeep?: ((turn: number) => void) | undefined
  /** Over the turns: "Captions only. This call was typed." */
  note?: string | undefined
}

/** Keeps the turn being heard in sight, without moving anything but the list itself. */
function useFollow(follow: boolean, activeTurn: number | undefined, chosenMomentId: string | null) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const body = list.current
    const row = body?.querySelector<HTMLElement>('[aria-current=true]')
    if (!follow || !body || !row || body.scrollHeight <= body.clientHeight) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    body.scrollTo({ top: row.offsetTop - body.clientHeight / 4, behavior: still ? 'auto' : 'smooth' })
  }, [follow, activeTurn])
  useEffect(() => {
    const body = list.current
    const row = body?.querySelector<HTMLElement>('[aria-current=true]')
    // Where the whole page scrolls, the place that was asked for is shown once; playback leaves the page alone.
    if (body && row?.previousElementSibling && body.scrollHeight <= body.clientHeight)
      row.scrollIntoView({ block: 'center' })
  }, [chosenMomentId])
  return list
}

/** Focus goes to the field when the row opens: it was opened to type in. */
const focusNow = (input: HTMLElement | null) => input?.querySelector('input')?.focus()

function FindRow({ turns, onSeek, onClose }: Pick<TranscriptPaneProps, 'turns' | 'onSeek'> & { onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const found = findTurns(turns, search)
  const go = (index: number) => {
    const turn = found[(index + found.length) % found.length]
    if (!turn) return
    setAt((index + found.length) % found.length)
    onSeek(turn.startMs)
  }
  return (
    <form
      aria-label="Find in the transcript"
      className="flex items-center gap-2 border-b border-line px-5 py-2"
      onSubmit={(event) => {
        event.preventDefault()
        go(at + 1)
      }}
    >
      <span ref={focusNow} className="flex-1">
        <TextInput
          type="search"
          size="small"
          aria-label="Find in the transcript"
          placeholder="Words said"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setAt(-1)
          }}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </span>
      <output className="min-w-16 text-right text-tiny text-ink-2">
        {search.trim() === '' ? '' : found.length === 0 ? 'Not said' : `${Math.max(0, at) + 1} of ${found.length}`}
      </output>
      <Button size="small" type="submit" disabled={found.length === 0}>
        Next
      </Button>
    </form>
  )
}

/** What was said, with the moments where they happened; follows playback. */
export function TranscriptPane(props: TranscriptPaneProps) {
  const { turns, moments, notCounted = [], positionMs, onSeek, onRetry, note } = props
  const [follow, setFollow] = useState(true)
  const [finding, setFinding] = useState(false)
  const active = turnAt(turns, positionMs)?.turn
  const repName = turns.find(({ speaker }) => speaker === 'rep')?.name ?? 'the rep'
  const list = useFollow(follow, active, props.chosenMomentId)
  return (
    <section aria-label="Transcript" className="flex min-h-0 flex-1 flex-col">
      <div className="flex h-10 shrink-0 items-center justify-between border-b border-line pr-3 pl-5">
        <h2 className="font-semibold">Transcript</h2>
        <span className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            icon={IconSearch}
            aria-expanded={finding}
            onClick={() => setFinding(!finding)}
          >
            Find
          </Button>
          <Button
            variant="quiet"
            size="small"
            icon={follow ? IconCheck : undefined}
            aria-pressed={follow}
            onClick={() => setFollow(!follow)}
          >
            Follow
          </Button>
        </span>
      </div>
      {finding && <FindRow turns={turns} onSeek={onSeek} onClose={() => setFinding(false)} />}
      {note && <p className="border-b border-line px-5 py-2 text-small text-ink-2">{note}</p>}
      {/* A list that scrolls must be reachable by keyboard. */}
      <ol ref={list} tabIndex={0} aria-label="Turns" className="relative min-h-0 flex-1 overflow-auto">
        {turns.map((turn) => (
          <TranscriptTurnRow
            key={turn.turn}
            turn={turn}
            repName={repName}
            moments={moments.filter((moment) => moment.turn === turn.turn)}
            leftOut={notCounted.flatMap((quote) => (quote.turn === turn.turn ? quote.quote : []))}
            isActive={turn.turn === active}
            chosenMomentId={props.chosenMomentId}
            onSeek={onSeek}
            onRetry={onRetry}
            onCorrect={props.onCorrect}
            onKeep={props.onKeep}
          />
        ))}
      </ol>
    </section>
  )
}

import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import { maxNotesLength } from '@ringside/contract/simulations/call-protocol'
import { useId, type ReactNode } from 'react'
import type { CallRecord, CallTerms, PlanItem, Whisper } from '../../lib/call-socket/call-record.ts'
import { formatClock } from '../../lib/time-format.ts'
import { TextArea } from '../../ui/text-input.tsx'
import type { Notes } from './use-notes.ts'

/** Puts the cursor into the notes, wherever the panel stands. */
export const focusNotes = (): void => document.querySelector<HTMLElement>('[data-call-notes]')?.focus()

const itemRow =
  'grid grid-cols-[18px_minmax(0,1fr)_auto] gap-2.5 border-b border-line py-[7px] text-small last:border-0'

function FindItem({ item }: { item: PlanItem }) {
  const isFound = item.foundAtMs !== null
  return (
    <li className={itemRow}>
      {isFound ? (
        <IconCheck size={18} stroke={1.5} className="text-good" aria-hidden />
      ) : (
        <IconCircle size={16} stroke={1.5} className="m-px text-control" aria-hidden />
      )}
      <span className={isFound ? 'text-ink-2' : ''}>
        {item.label}
        <span className="sr-only">{isFound ? ', found out' : ', not yet'}</span>
      </span>
      <span className="text-ink-3">{item.foundAtMs !== null && formatClock(item.foundAtMs)}</span>
    </li>
  )
}

/** What the team knew before the call, and who told it. */
function KnownItem({ summary, from }: NonNullable<PlanItem['known']>) {
  return (
    <li className={itemRow}>
      <IconCheck size={18} stroke={1.5} className="text-good" aria-hidden />
      <span className="text-ink-2">
        {summary}
        <span className="sr-only">, known before, from</span>
      </span>
      <span className="text-ink-3">{from}</span>
    </li>
  )
}

/** What is to find out on this call, and what is known already: as many facts as the set-up and the account count. */
function FindOut({ plan }: { plan: readonly PlanItem[] }) {
  const known = plan.filter((item) => item.known !== undefined)
  const open = plan.filter((item) => item.known === undefined)
  const found = open.filter((item) => item.foundAtMs !== null).length
  if (plan.length === 0) return null
  return (
    <section aria-label="Find out">
      <div className="flex items-center justify-between">
        <h2 className="text-h2 font-semibold">Find out</h2>
        <span className="text-small text-ink-3">
          {found} of {open.length} for this call
        </span>
      </div>
      {open.length === 0 && <p className="mt-1 text-small text-ink-2">All that this call is for is known already.</p>}
      <ul aria-label="To find out" className="mt-1">
        {open.map((item) => (
          <FindItem key={item.factId} item={item} />
        ))}
      </ul>
      {known.length > 0 && (
        // Closed at first: what is still to find out comes before it, and the notes have room.
        <details className="mt-1">
          <summary className="cursor-pointer rounded-tick py-1 text-small text-ink-2 hover:text-ink">
            {known.length === 1 ? '1 fact known already' : `${known.length} facts known already`}
          </summary>
          <ul aria-label="Known already">
            {known.map((item) => item.known && <KnownItem key={item.factId} {...item.known} />)}
          </ul>
        </details>
      )}
    </section>
  )
}

function EarlierWhispers({ whispers }: { whispers: readonly Whisper[] }) {
  if (whispers.length === 0) return null
  return (
    <section aria-label="Whispers">
      <h2 className="text-h2 font-semibold">Whispers</h2>
      <ul>
        {whispers.map((whisper) => (
          <li key={whisper.id} className="border-b border-line py-[7px] text-small last:border-0">
            <span className="font-semibold">{whisper.from.split(' ')[0]}</span> {whisper.text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rep's own words for what they sell, to say once there is something to tie them to. */
function Offer({ offer }: { offer: CallTerms['offer'] }) {
  if (offer === undefined) return null
  const { value, proof, price } = offer
  return (
    <section aria-label="What you sell">
      <h2 className="text-h2 font-semibold">What you sell</h2>
      {value !== null && <p className="mt-1 text-small">{value}</p>}
      {proof !== null && <p className="mt-1 text-small text-ink-2">Proof: {proof}.</p>}
      {price !== null && <p className="mt-1 text-small text-ink-2">Price: {price}.</p>}
    </section>
  )
}

export interface PlanPanelProps {
  call: CallRecord
  notes: Notes
  /** The one on show stands over the dock, so it is left out here. */
  shownWhisperId: string | undefined
  /** Over the goal: what to do otherwise than in the call before. */
  advice?: ReactNode
  /** Beside the goal: the button that hides the panel. */
  aside?: ReactNode
}

/** What the call is for, what to find out, and the rep's notes. */
export function PlanPanel({ call, notes, shownWhisperId, advice, aside }: PlanPanelProps) {
  const notesHeading = useId()
  return (
    <div className="flex min-h-full flex-col gap-5">
      {advice}
      <section aria-label="Goal">
        <div className="flex items-center justify-between">
          <h2 className="text-h2 font-semibold">Goal</h2>
          {aside}
        </div>
        <p className="mt-1">{call.terms.goal}</p>
      </section>
      <FindOut plan={call.plan} />
      <Offer offer={call.terms.offer} />
      <EarlierWhispers whispers={call.whispers.filter((whisper) => whisper.id !== shownWhisperId)} />
      <section aria-labelledby={notesHeading} className="flex min-h-52 flex-1 flex-col gap-1 [&_textarea]:flex-1">
        <h2 id={notesHeading} className="text-h2 font-semibold">
          Notes
        </h2>
        <TextArea
          data-call-notes
          fill
          maxLength={maxNotesLength}
          aria-labelledby={notesHeading}
          aria-keyshortcuts="N"
          value={notes.notes}
          onChange={(event) => notes.setNotes(event.target.value)}
        />
        <p className="mt-1.5 text-tiny text-ink-3">
          {notes.isSaved ? 'Saved with the call.' : 'Not saved yet.'} {call.terms.persona.firstName} can’t see notes or
          whispers.
        </p>
      </section>
    </div>
  )
}

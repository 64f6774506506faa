import { callTypeGuide } from '@ringside/contract/simulations/call-guide'
import { customerCallTypes, playableCallTypes } from '@ringside/contract/simulations/vocabulary'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useState } from 'react'
import { callTypeIcons } from '../../domain-ui/call-labels.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DataList } from '../../ui/data-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import { recordText, type PlayableCallType } from './call-terms.ts'

export interface TypeDialogProps {
  open: boolean
  onClose: () => void
  /** "Irene Castellanos, CFO at Brightwell Foods" */
  who: string
  firstName: string
  company: { name: string; isCustomer: boolean }
  type: PlayableCallType
  suggested: PlayableCallType | null
  records: readonly { type: string; calls: number; average: number | null; best: number | null }[]
  onNext: (type: PlayableCallType) => void
}

function Types({ value, onChange }: { value: PlayableCallType; onChange: (type: PlayableCallType) => void }) {
  return (
    <fieldset className="flex flex-col gap-0.5 border-r border-line p-2 max-tablet:border-r-0 max-tablet:border-b">
      <legend className="sr-only">Kind of call</legend>
      {playableCallTypes.map((type) => {
        const Glyph = callTypeIcons[type]
        const { label, minutes } = callTypeGuide[type]
        return (
          <label
            key={type}
            className="relative grid h-11 grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-2.5 rounded-control px-3 hover:bg-hover has-checked:bg-selected has-checked:font-semibold has-checked:text-you-text has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="call-type"
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="absolute size-full appearance-none opacity-0"
            />
            <Glyph size={18} stroke={1.5} aria-hidden />
            {label}
            <span className="text-small font-normal text-ink-2">{minutes} min</span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** What kind of call, with what each is and what counts in it. */
export function TypeDialog(props: TypeDialogProps) {
  const [type, setType] = useState(props.type)
  const guide = callTypeGuide[type]
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      width={820}
      title="What kind of call?"
      description={`With ${props.who}`}
      footNote="Step 1 of 2"
      bare
      actions={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button variant="primary" onClick={() => props.onNext(type)}>
            Next: difficulty
          </Button>
        </>
      }
    >
      <div className="grid min-h-[300px] grid-cols-[288px_minmax(0,1fr)] max-tablet:grid-cols-1">
        <Types value={type} onChange={setType} />
        <section aria-label={guide.label} className="flex flex-col gap-3 px-6 py-4">
          <div className="flex items-center justify-between gap-2">
            <h3 className="text-[18px]/6 font-semibold">{guide.label}</h3>
            {type === props.suggested && <Chip tone="you">Suggested next</Chip>}
          </div>
          <p className="text-ink-2">{guide.description}</p>
          {customerCallTypes.has(type) && !props.company.isCustomer && (
            <Notice tone="warn" icon={IconInfoCircle} title={`${props.company.name} is not a customer of yours.`}>
              In this call {props.firstName} plays one, and the past that you share is made up.
            </Notice>
          )}
          <DataList
            gap={120}
            items={[
              { name: 'A good outcome', value: guide.goodOutcome },
              { name: `${props.firstName} knows`, value: guide.buyerKnows },
              { name: 'Their time', value: guide.theirTime },
              { name: 'Counts most', value: guide.countsMost },
              { name: 'Your record', value: recordText(props.records.find((record) => record.type === type)) },
            ]}
          />
        </section>
      </div>
    </Dialog>
  )
}

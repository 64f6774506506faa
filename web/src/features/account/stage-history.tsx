import type { StageChange } from '@ringside/contract/pipeline/deal-stages'
import { stageLabels } from '@ringside/contract/pipeline/stage-labels'
import { useState } from 'react'
import { callName } from '../../domain-ui/call-labels.ts'
import { reviewPath } from '../../lib/paths.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const shownFirst = 5

/** "Jonas Lind's cold call with Dana Whitfield", "moved by Maya Okafor": what moved it and whose doing that was. */
function Cause({ step: { cause, by } }: { step: StageChange }) {
  if (cause.kind === 'made') return null
  if (cause.kind === 'hand') return <>, moved {by === null ? 'by hand' : `by ${by}`}</>
  if (cause.call === null) return <>, after a call</>
  const words = `${callName(cause.call.type).toLowerCase()} with ${cause.call.personaName}`
  return (
    <>
      , {by !== null && `${by}’s `}
      {cause.call.mayOpen ? <TextLink to={reviewPath(cause.call.simulationId)}>{words}</TextLink> : words}
    </>
  )
}

/** How the deal came to where it stands, the last step first. */
export function StageHistory({ steps }: { steps: readonly StageChange[] }) {
  const [open, setOpen] = useState(false)
  const shown = open ? steps : steps.slice(0, shownFirst)
  return (
    <section aria-label="How the deal moved" className="border-t border-line px-6 py-5 max-tablet:p-4">
      <div className="mb-2 flex min-h-7 items-center justify-between">
        <h2 className="text-h2 font-semibold">How the deal moved</h2>
        {shown.length < steps.length && (
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            All {steps.length}
          </Button>
        )}
      </div>
      <ol>
        {shown.map((step) => (
          <li key={step._id} className="border-b border-line py-2">
            <p>
              <span className="font-medium">{stageLabels[step.to]}</span>
              {step.from && <span className="text-ink-2">, from {stageLabels[step.from]}</span>}
            </p>
            <p className="break-words">{step.reason}</p>
            <p className="text-small text-ink-2">
              {formatMoment(step.at)}
              <Cause step={step} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

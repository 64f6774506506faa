import { isInUse } from '@ringside/contract/pipeline/in-use'
import type { Pipeline } from '@ringside/contract/pipeline/pipeline'
import { Steps } from '../ui/progress.tsx'

/** What there is to begin with; archived things don't count. */
type Beginning = Pick<Pipeline, 'targetSegmentProfiles' | 'contactProfiles' | 'accounts'>

/** From an empty organisation to the first call: each step names a word of the pipeline and says what it means. */
export function FirstSteps({ pipeline }: { pipeline: Beginning }) {
  const steps = [
    { label: 'Add a segment: a market you sell to', done: pipeline.targetSegmentProfiles.some(isInUse) },
    { label: 'Add a decision maker: a role you call there', done: pipeline.contactProfiles.some(isInUse) },
    { label: 'Generate an account: an invented company with people to call', done: pipeline.accounts.some(isInUse) },
    { label: 'Call somebody, by voice or typing, and read your review', done: false },
  ]
  const now = steps.findIndex((step) => !step.done)
  return (
    <Steps
      label="Steps to your first call"
      steps={steps.map(({ label, done }, index) => ({
        label,
        state: done ? 'done' : index === now ? 'now' : 'next',
      }))}
    />
  )
}

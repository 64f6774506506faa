import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs'
import { callTypeGuide } from '@ringside/contract/simulations/call-guide'
import { difficultyLabels, difficultyManners } from '@ringside/contract/simulations/difficulty-labels'
import { simulationCost } from '@ringside/contract/credits'
import type { ReactNode } from 'react'
import { hasSpeechInput } from '../../lib/audio/browser/browser-speech-input.ts'
import { setSpeakingMode, useSpeakingMode } from '../../lib/audio/speaking-mode.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatDay } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import type { Icon } from '../../ui/icon.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { firstSentence } from './call-terms.ts'
import { MicrophoneCheck } from './microphone-check.tsx'
import type { SetUp } from './use-set-up.ts'

function Term({
  icon: Glyph,
  name,
  children,
  action,
}: {
  icon: Icon
  name: string
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-3.5 last:border-0">
      <Glyph size={20} stroke={1.5} className="text-ink-2" aria-hidden />
      <div>
        <h3 className="font-semibold">{name}</h3>
        <p className="mt-0.5 text-small text-ink-2">{children}</p>
      </div>
      {action}
    </li>
  )
}

function productText(summary: SetUp['summary']): string {
  if (summary.isLoadingError) return 'Failed to fetch product summary'
  if (!summary.data) return 'Loading...'
  return summary.data.updatedAt
    ? `${summary.data.name}, edited ${formatDay(summary.data.updatedAt)}`
    : 'Not written yet'
}

function Terms({ setUp }: { setUp: SetUp }) {
  const { terms, summary, setDialog } = setUp
  const guide = callTypeGuide[terms.type]
  const label = difficultyLabels[terms.difficulty]
  const manner = difficultyManners[terms.difficulty]
  const change = (what: string, onClick: () => void) => (
    <Button size="small" aria-label={`Change the ${what}`} onClick={onClick}>
      Change
    </Button>
  )
  return (
    <ul>
      <Term
        icon={IconPhone}
        name={setUp.isReady ? guide.label : 'Kind of call'}
        action={change('kind of call', () => setDialog('type'))}
      >
        {setUp.isReady ? `${guide.minutes} minutes. ${firstSentence(guide.description)}` : 'Loading...'}
      </Term>
      <Term
        icon={IconTarget}
        name={setUp.isReady ? label : 'Difficulty'}
        action={change('difficulty', () => setDialog('difficulty'))}
      >
        {/* A guess that changes a moment later would be read as a decision. */}
        {setUp.isReady ? manner : 'Loading...'}
      </Term>
      <Term
        icon={IconNote}
        name="Product summary"
        action={
          summary.isLoadingError ? (
            <Button size="small" onClick={() => void summary.refetch()}>
              Try again
            </Button>
          ) : (
            <Button
              size="small"
              disabled={!summary.data}
              aria-label={summary.data?.updatedAt ? 'Change the product summary' : 'Write the product summary'}
              onClick={() => setDialog('product')}
            >
              {summary.data?.updatedAt ? 'Change' : 'Write'}
            </Button>
          )
        }
      >
        {productText(summary)}
      </Term>
      <Term icon={IconFlag} name="Goal">
        {guide.goal}
      </Term>
    </ul>
  )
}

function HowYouSpeak() {
  const canSpeak = hasSpeechInput()
  const mode = useSpeakingMode()
  return (
    <section aria-label="How you speak" className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-semibold">How you speak</h3>
        <SegmentedControl
          label="How you speak"
          segments={[
            { value: 'voice', label: 'Voice' },
            { value: 'typing', label: 'Typing' },
          ]}
          value={mode}
          disabled={!canSpeak}
          onChange={setSpeakingMode}
        />
      </div>
      {mode === 'voice' && <MicrophoneCheck onType={() => setSpeakingMode('typing')} />}
      {canSpeak && mode === 'typing' && (
        <p className="text-small text-ink-2">
          You type your lines and read the answers. You can speak at any time in the call.
        </p>
      )}
      {!canSpeak && (
        <p className="text-small text-ink-2">This browser can’t turn speech into words, so you type this call.</p>
      )}
    </section>
  )
}

function creditText(plan: SetUp['plan']['data']): string {
  if (!plan) return ''
  if (plan.unlimitedUntil) return 'Your plan is unlimited'
  return plan.credits === 0
    ? 'You have no credits left'
    : `Uses ${simulationCost} of ${plan.credits} credit${plan.credits === 1 ? '' : 's'}`
}

/** The terms of the call and the button that makes it. */
export function ThisCall({ firstName, setUp }: { firstName: string; setUp: SetUp }) {
  const { create, plan } = setUp
  return (
    <aside
      aria-label="This call"
      className="min-h-0 overflow-auto border-l border-line bg-subtle px-6 py-5 max-desktop:overflow-visible max-desktop:border-l-0 max-tablet:px-4"
    >
      <h2 className="text-h2 font-semibold">This call</h2>
      <Terms setUp={setUp} />
      <HowYouSpeak />
      {/* On a phone the button is in reach from the first look on; its terms scroll under it. */}
      <div className="mt-6 max-tablet:sticky max-tablet:bottom-0 max-tablet:-mx-4 max-tablet:border-t max-tablet:border-line max-tablet:bg-subtle max-tablet:px-4 max-tablet:py-3">
        {create.isError && <ErrorState title="Failed to start the call">{wordsOf(create.error)}</ErrorState>}
        <Button
          variant="primary"
          size="large"
          wide
          icon={IconPhone}
          loading={create.isPending || !setUp.isReady}
          onClick={setUp.begin}
        >
          Call {firstName}
        </Button>
        <p className="mt-2 flex justify-between gap-2 text-small text-ink-2">
          <span>{creditText(plan.data)}</span>
          <span>Captions are kept</span>
        </p>
      </div>
    </aside>
  )
}

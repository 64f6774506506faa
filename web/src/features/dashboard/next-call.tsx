import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs'
import { simulationCost } from '@ringside/contract/credits'
import { buyerNameOf } from '@ringside/contract/pipeline/buyer-name'
import { factsToldAt, foundWords } from '@ringside/contract/pipeline/found-count'
import type { SuggestedNextCall } from '@ringside/contract/pipeline/next-call'
import { useId } from 'react'
import { callTypeLabels, difficultyLabels } from '../../domain-ui/call-labels.ts'
import { Voiceprint } from '../../domain-ui/voiceprint.tsx'
import { personPath, setUpPath } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { Icon } from '../../ui/icon.ts'
import { Skeleton } from '../../ui/states.tsx'
import { TextLink } from '../../ui/text-link.tsx'

function Term({ icon: Glyph, children }: { icon: Icon; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Glyph size={16} stroke={1.5} aria-hidden />
      {children}
    </span>
  )
}

/** What stands there, whatever it is for the moment. */
export const heroName = 'Your next call'

const frame =
  'flex items-center gap-8 border-b border-line bg-subtle py-7 max-tablet:flex-col max-tablet:items-start max-tablet:gap-4 max-tablet:px-4 max-tablet:py-5'
/** Words begin where those of the page do; a picture stands a little further in. */
export const hero = `${frame} px-6`
const pictured = `${frame} px-9`

/** Nobody to suggest, and why; or the suggestion could not be fetched: no error is shown. */
export function ChooseWhoToCall({ reason }: { reason?: string | undefined }) {
  return (
    <section aria-label={heroName} className={hero}>
      <div className="min-w-0 flex-1">
        <p className="text-small font-semibold text-ink-2">{heroName}</p>
        <h2 className="text-hero font-semibold">Choose who to call</h2>
        <p className="mt-1 max-w-[68ch] text-reason text-ink-2">
          {reason ?? 'Look through your buyers and choose one.'}
        </p>
      </div>
      <ButtonLink variant="primary" size="large" to="/persona-display">
        Browse buyers
      </ButtonLink>
    </section>
  )
}

export function NextCallWaiting() {
  return (
    <section
      aria-label={heroName}
      aria-busy
      // As high as most suggestions are, so that what stands below stays where it is.
      className={`${pictured} min-h-54 max-tablet:min-h-92`}
    >
      <Skeleton round height={128} />
      <div className="flex flex-1 flex-col gap-3 max-tablet:w-full">
        <Skeleton width={90} />
        <Skeleton width="55%" height={24} />
        <Skeleton width="70%" />
      </div>
    </section>
  )
}

/** Whom to call next, and why. */
export function NextCall({
  suggestion,
  onAnother,
  looking,
  round,
}: {
  suggestion: SuggestedNextCall
  onAnother: () => void
  looking: boolean
  /** Everybody has been shown: this one for the second time, or as the only one there is. */
  round: 'first' | 'again' | 'only-one'
}) {
  const who = useId()
  const { persona, suggestedCallType, suggestedDifficulty } = suggestion
  if (!persona) return <ChooseWhoToCall reason={suggestion.reason} />
  const name = buyerNameOf(persona)
  const known = foundWords(factsToldAt(suggestion))
  return (
    <section aria-label={heroName} className={pictured}>
      <div className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-9 max-tablet:w-full max-tablet:gap-x-5 max-tablet:gap-y-3">
        <span className="row-span-2 max-tablet:row-span-1 max-tablet:hidden">
          <Voiceprint seed={persona._id} name={name} size={128} />
        </span>
        <span className="tablet:hidden">
          <Voiceprint seed={persona._id} name={name} size={92} />
        </span>
        <div className="min-w-0 self-end max-tablet:self-center">
          <p className="text-small font-semibold text-ink-2">{heroName}</p>
          <h2 id={who} className="text-hero font-semibold max-tablet:text-h1">
            <TextLink look="heading" to={personPath(persona._id)}>
              {name}
            </TextLink>
            , {persona.title} at {persona.accountName}
          </h2>
        </div>
        <div className="min-w-0 self-start max-tablet:col-span-2">
          <p className="mt-1 max-w-[68ch] text-reason text-ink-2">{suggestion.reason}</p>
          {suggestion.stageEffect && <p className="mt-1 max-w-[68ch] text-ink-2">{suggestion.stageEffect}</p>}
          <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
            {suggestedCallType && <Term icon={IconPhone}>{callTypeLabels[suggestedCallType]}</Term>}
            {suggestedDifficulty && <Term icon={IconTarget}>{difficultyLabels[suggestedDifficulty]}</Term>}
            {known !== '' && <Term icon={IconKey}>{`Found out at ${persona.accountName}: ${known}`}</Term>}
            <Term icon={IconCoin}>{`${simulationCost} credit`}</Term>
          </p>
        </div>
      </div>
      <div className="flex flex-col items-center gap-3 max-tablet:w-full max-tablet:flex-row max-tablet:*:first:flex-1">
        <ButtonLink
          variant="primary"
          size="large"
          icon={IconPhone}
          to={setUpPath(persona._id, suggestedCallType)}
          aria-describedby={who}
        >
          Set up this call
        </ButtonLink>
        {round === 'only-one' ? (
          <p role="status" className="text-small text-ink-2">
            There is nobody else to call.
          </p>
        ) : (
          <>
            <Button variant="quiet" loading={looking} onClick={onAnother}>
              Show another
            </Button>
            <p role="status" className="text-small text-ink-2 empty:hidden">
              {round === 'again' && 'That was everybody. From the start again.'}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

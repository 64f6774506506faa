import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { KeptProductSummary, Profile, ProfileSection } from '@ringside/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { wordsOf } from '../../lib/api/query-client.ts'
import { setSpeakingMode, useChosenMode } from '../../lib/audio/speaking-mode.ts'
import { useSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { focusFirst } from '../../ui/focus-first.ts'
import { ErrorState, Notice } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-queue.ts'
import { ProductFields } from '../product/product-fields.tsx'
import { productSummaryQuery } from '../product/product-queries.ts'
import { useProductForm } from '../product/use-product-form.ts'
import { profileQuery, useSaveSection } from './profile-queries.ts'
import { GoalsSection, TargetSection, VoiceSection, YouSection } from './profile-sections.tsx'
import { goalProblems, profileSteps, stepWords, type ProfileStep } from './profile-steps.ts'

interface Known {
  profile: Profile
  summary: KeptProductSummary
}

interface Opened {
  /** The step it begins with: the first that is not said yet. */
  from: ProfileStep
  onClose(): void
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** The steps with what is written in each; a step is saved by going on from it. */
function useProfileSetUp({ profile, summary }: Known, { from, onClose }: Opened) {
  const who = useSession()
  const [at, setAt] = useState(profileSteps.indexOf(from))
  const mode = useChosenMode() ?? profile.voice.mode
  const [kept, setKept] = useState<Profile>(() => ({ ...profile, voice: { ...profile.voice, mode } }))
  const [draft, setDraft] = useState(kept)
  const [judged, setJudged] = useState(false)
  const save = useSaveSection(who)
  const step = profileSteps[at] ?? 'you'
  const isLast = at === profileSteps.length - 1
  const go = (to: number) => {
    save.reset()
    setAt(to)
  }
  const goOn = () => {
    if (!isLast) return go(at + 1)
    toast.success('Profile saved')
    onClose()
  }
  const product = useProductForm({ summary, userId: who.userId, onSaved: goOn })
  const saveSection = (section: ProfileSection) => {
    const { targetScore, callsAWeek } = goalProblems(draft.goals)
    setJudged(section === 'goals')
    if (section === 'goals' && (targetScore || callsAWeek)) return focusFirstInvalid()
    if (section === 'voice') setSpeakingMode(draft.voice.mode)
    const onSuccess = () => {
      setKept({ ...kept, [section]: draft[section] })
      goOn()
    }
    save.mutate({ section, profile: draft }, { onSuccess })
  }
  return {
    at,
    step,
    isLast,
    draft,
    product,
    judged,
    error: save.error,
    isSaving: save.isPending || product.save.isPending,
    /** Of any step: going back leaves what was written in a later one unsaved. */
    isDirty: product.isDirty || !same(draft, kept),
    change: <Section extends ProfileSection>(section: Section, patch: Partial<Profile[Section]>) =>
      setDraft({ ...draft, [section]: { ...draft[section], ...patch } }),
    back: () => go(at - 1),
    /** What was written in the step is forgotten. */
    skip() {
      if (isLast) return onClose()
      if (step === 'product') product.forget()
      else setDraft({ ...draft, [step]: kept[step] })
      go(at + 1)
    },
    next: () => (step === 'product' ? product.submit() : saveSection(step)),
  }
}

type SetUp = ReturnType<typeof useProfileSetUp>

function StepFields({ setUp, summary }: { setUp: SetUp; summary: KeptProductSummary }) {
  const { userId } = useSession()
  const { step, draft, change } = setUp
  switch (step) {
    case 'you':
      return <YouSection value={draft.you} change={(patch) => change('you', patch)} />
    case 'product':
      return <ProductFields product={setUp.product} userId={userId} isWritten={summary.name !== ''} />
    case 'target':
      return <TargetSection value={draft.target} change={(patch) => change('target', patch)} />
    case 'goals':
      return <GoalsSection value={draft.goals} judged={setUp.judged} change={(patch) => change('goals', patch)} />
    case 'voice':
      return <VoiceSection value={draft.voice} change={(patch) => change('voice', patch)} />
  }
}

/** Puts the keyboard on the first field of the step that was gone to; the dialog does so for the first. */
function useFocusOnStep(at: number) {
  const fields = useRef<HTMLFormElement>(null)
  const last = useRef(at)
  useEffect(() => {
    if (last.current === at) return
    last.current = at
    if (fields.current) focusFirst(fields.current)
  }, [at])
  return fields
}

function SetUpSteps({ profile, summary, from, onClose }: Known & Opened) {
  const setUp = useProfileSetUp({ profile, summary }, { from, onClose })
  const fields = useFocusOnStep(setUp.at)
  return (
    <Dialog
      open
      onClose={onClose}
      width={720}
      {...stepWords[setUp.step]}
      steady
      dirty={setUp.isDirty}
      footNote={`Step ${setUp.at + 1} of ${profileSteps.length}`}
      actions={
        <>
          {setUp.at > 0 && <Button onClick={setUp.back}>Back</Button>}
          <Button onClick={setUp.skip}>Skip</Button>
          {/* As wide with either word: what stands before it stays where it is. */}
          <span className="w-24">
            <Button wide variant="primary" loading={setUp.isSaving} onClick={setUp.next}>
              {setUp.isLast ? 'Finish' : 'Continue'}
            </Button>
          </span>
        </>
      }
    >
      <form
        ref={fields}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setUp.next()
        }}
      >
        {setUp.error && <ErrorState title="Your profile could not be saved">{wordsOf(setUp.error)}</ErrorState>}
        {profile.unreadable.some((section) => section === setUp.step) && (
          <Notice tone="warn" icon={IconAlertTriangle} title="A part of this can’t be read any more.">
            It is kept as it was until you go on from here: look the fields over before you do.
          </Notice>
        )}
        <StepFields setUp={setUp} summary={summary} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  )
}

/** Five steps, each of which can be skipped: who the rep is, what they sell and to whom, their goals, how they call. */
export function ProfileDialog({ from = 'you', onClose }: Partial<Opened> & Pick<Opened, 'onClose'>) {
  const { userId } = useSession()
  const profile = useQuery(profileQuery(userId))
  const summary = useQuery(productSummaryQuery(userId))
  if (profile.data && summary.data) {
    return <SetUpSteps profile={profile.data} summary={summary.data} from={from} onClose={onClose} />
  }
  const failed = profile.error ?? summary.error
  // A dialog that waited would be another one than the one that comes, and the way back to its opener lost between them.
  if (!failed) return null
  return (
    <Dialog open onClose={onClose} width={720} {...stepWords.you}>
      <ErrorState
        title={profile.error ? 'Your profile could not be read' : 'Failed to fetch product summary'}
        onRetry={() => {
          void profile.refetch()
          void summary.refetch()
        }}
      >
        {wordsOf(failed)}
      </ErrorState>
    </Dialog>
  )
}

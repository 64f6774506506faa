import { ApiError } from '@ringside/contract/kernel/errors'
import type { Difficulty } from '@ringside/contract/simulations/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { productSummaryQuery } from '../../domain-ui/product/product-queries.ts'
import { profileQuery } from '../../domain-ui/profile/profile-queries.ts'
import { adoptSpeakingMode } from '../../lib/audio/speaking-mode.ts'
import { callPath, setUpPath } from '../../lib/paths.ts'
import { nextCallQuery } from '../../lib/queries/pipeline.ts'
import { planQuery } from '../../lib/queries/session.ts'
import { useSession } from '../../lib/session/session.ts'
import type { PersonaBrief } from './buyer-brief.tsx'
import { asDifficulty, asPlayable, firstType, suggestionFor, type PlayableCallType } from './call-terms.ts'
import { useCreateCall } from './simulation-queries.ts'

/** What stands over the set-up. `then-call`: the call begins when the dialog is done. */
export type SetUpDialog =
  'none' | 'type' | 'difficulty-next' | 'difficulty' | 'credit' | 'product' | 'product-then-call'

const withDifficulty = (path: string, difficulty: Difficulty) => `${path}?difficulty=${difficulty}`

/** How the rep calls by their profile, in a browser in which they have not chosen yet. */
function useModeOfProfile(userId: string) {
  const profile = useQuery(profileQuery(userId)).data
  useEffect(() => {
    if (profile?.saved.includes('voice')) adoptSpeakingMode(profile.voice.mode)
  }, [profile])
}

/** The terms of the call: chosen ones live in the address, the others are suggested. */
function useTerms({ persona, account, spokenBefore }: PersonaBrief, typeInAddress: string | undefined) {
  const { orgId, userId } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = useQuery(nextCallQuery(orgId, userId, { accountId: account._id, personaId: persona._id }))
  const suggested = suggestionFor(persona._id, next.data)
  const type = asPlayable(typeInAddress) ?? firstType(suggested.type, spokenBefore)
  const difficulty = asDifficulty(params.get('difficulty')) ?? suggested.difficulty ?? account.difficulty
  const choose = (nextType: PlayableCallType, nextDifficulty: Difficulty) =>
    void navigate(withDifficulty(setUpPath(persona._id, nextType), nextDifficulty), { replace: true })
  return { type, difficulty, suggested, choose, isSettled: !next.isPending }
}

/** Everything between choosing a buyer and hearing them pick up. */
export function useSetUp(brief: PersonaBrief, typeInAddress: string | undefined) {
  const { userId } = useSession()
  const navigate = useNavigate()
  const terms = useTerms(brief, typeInAddress)
  useModeOfProfile(userId)
  const plan = useQuery(planQuery(userId))
  const summary = useQuery(productSummaryQuery(userId))
  const create = useCreateCall()
  const [dialog, setDialog] = useState<SetUpDialog>(asPlayable(typeInAddress) ? 'none' : 'type')

  const call = () =>
    create.mutate(
      { personaId: brief.persona._id, type: terms.type, difficulty: terms.difficulty },
      {
        onSuccess: (simulation) => void navigate(callPath(simulation._id)),
        onError: (error) => error instanceof ApiError && error.status === 402 && setDialog('credit'),
      },
    )
  const afterCredit = () => {
    const isMissing = summary.data?.updatedAt === null
    setDialog(isMissing ? 'product-then-call' : 'none')
    if (!isMissing) call()
  }
  return {
    terms,
    plan,
    summary,
    create,
    /** The first dialog waits for the suggestion it shows. */
    dialog: terms.isSettled ? dialog : 'none',
    /** A press before this would begin a call that is not the one shown, without what is asked about first. */
    isReady: terms.isSettled && !plan.isPending && !summary.isPending,
    setDialog,
    call,
    afterCredit,
    /** What the button does: the last credit is asked about, then a missing product summary. */
    begin() {
      const isAsked = plan.data && plan.data.unlimitedUntil === null && plan.data.credits <= 1
      if (isAsked) setDialog('credit')
      else afterCredit()
    },
  }
}

export type SetUp = ReturnType<typeof useSetUp>

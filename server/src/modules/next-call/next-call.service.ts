import { skills, suggestNextCall, weakestSkill, type RecentCall } from '@ringside/coaching/next-call/index'
import type { SuggestedNextCall } from '@ringside/contract'
import { mustBeCaller, type MemberActor } from '../../platform/http/actor.ts'
import type { Pipeline, Prospect } from '../pipeline/index.ts'
import type { Reviews } from '../reviews/index.ts'

export interface NextCallNeeds {
  pipeline: Pick<Pipeline, 'prospects'>
  reviews: Pick<Reviews, 'recentFor'>
  /** The actor's own calls with anybody, newest first. */
  recentCalls: (actor: MemberActor) => Promise<readonly RecentCall[]>
}

export interface NextCalls {
  /** Whom the actor should call next, in the whole pipeline or at one account, and why. */
  suggest(actor: MemberActor, about: { userId: string; accountId?: string | undefined }): Promise<SuggestedNextCall>
}

/** The two windows of five calls that skills are averaged over. */
const reviewsRead = 10

export function createNextCalls({ pipeline, reviews, recentCalls }: NextCallNeeds): NextCalls {
  return {
    async suggest(actor, { userId, accountId }) {
      mustBeCaller(actor, userId)
      const [prospects, recent, kept] = await Promise.all([
        pipeline.prospects(actor, accountId),
        recentCalls(actor),
        reviews.recentFor(actor.membership.orgId, userId, reviewsRead),
      ])
      const suggestion = suggestNextCall({
        candidates: prospects.map(asCandidate),
        recentCalls: recent,
        weakest: weakestSkill(skills(kept.map(({ review }) => review))),
      })
      const prospect = prospects.find(({ persona }) => persona._id === suggestion?.personaId)
      if (!suggestion || !prospect) return nobody(accountId)
      return {
        persona: prospect.persona,
        reason: suggestion.reason,
        suggestedCallType: suggestion.suggestedCallType,
        suggestedDifficulty: suggestion.suggestedDifficulty,
        factsKnown: prospect.factsKnown.length,
        factsToFind: prospect.factsOpen.length,
      }
    },
  }
}

const asCandidate = ({
  persona,
  ...prospect
}: Prospect): Parameters<typeof suggestNextCall>[0]['candidates'][number] => ({
  ...prospect,
  personaId: persona._id,
  firstName: persona.firstName,
  lastName: persona.lastName,
  title: persona.title,
  accountId: persona.accountId,
  accountName: persona.accountName,
})

const nobody = (accountId: string | undefined): SuggestedNextCall => ({
  persona: null,
  reason:
    accountId === undefined
      ? 'Nobody to call yet. Add a target segment and a decision maker, then generate an account.'
      : 'Nobody to call at this account. Add a person to it.',
  suggestedCallType: null,
  suggestedDifficulty: null,
  factsKnown: 0,
  factsToFind: 0,
})

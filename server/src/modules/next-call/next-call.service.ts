import {
  nextCallAtEach,
  skills,
  skillWindow,
  suggestAssigned,
  suggestNextCall,
  weakestSkill,
  type AssignedCall,
  type NextCallInput,
  type RecentCall,
} from '@ringside/coaching/next-call/index'
import { isDecided, type AccountNextCall, type SuggestedNextCall } from '@ringside/contract'
import { mustBeCaller, type MemberActor } from '../../platform/http/actor.ts'
import type { Assignments, OpenAssignment } from '../assignments/index.ts'
import { stageEffect, type Pipeline, type Prospect } from '../pipeline/index.ts'
import type { Reviews } from '../reviews/index.ts'
import { whyNobody } from './why-nobody.ts'

export interface NextCallNeeds {
  pipeline: Pick<Pipeline, 'prospects' | 'holdings' | 'accountHoldings'>
  reviews: Pick<Reviews, 'recentFor'>
  assignments: Pick<Assignments, 'openFor'>
  firstNamesOf: (userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** The actor's own calls with anybody, newest first; retries and calls that broke off are not among them. */
  recentCalls: (actor: MemberActor) => Promise<readonly RecentCall[]>
  /** Ids of the personas the actor is on a call with, which can be gone back to. */
  onTheLine: (actor: MemberActor) => Promise<readonly string[]>
}

export interface NextCalls {
  /** Whom the actor should call next, and why. */
  suggest(actor: MemberActor, about: About): Promise<SuggestedNextCall>
  /** The next call at each account, what presses most first. */
  list(actor: MemberActor, about: Pick<About, 'userId' | 'zone'>): Promise<AccountNextCall[]>
}

/** Who is in question: the whole pipeline, one account, one person; and of these, who has not been shown. */
interface About {
  readonly userId: string
  /** Whose days are counted: a call of this evening was today wherever they are. */
  readonly zone: string
  readonly accountId?: string | undefined
  readonly personaId?: string | undefined
  readonly exclude?: readonly string[] | undefined
}

/** Who could be called, what calls are to be weighed by, and what is assigned. */
async function readSituation(needs: NextCallNeeds, actor: MemberActor, about: About) {
  const { pipeline, reviews, assignments, firstNamesOf, recentCalls, onTheLine } = needs
  const { userId, zone, accountId, personaId, exclude = [] } = about
  mustBeCaller(actor, userId)
  const [found, recent, waiting, kept, open] = await Promise.all([
    pipeline.prospects(actor, { accountId, personaId, zone }),
    recentCalls(actor),
    onTheLine(actor),
    // Skills are averages over the last calls, beside those over as many before.
    reviews.recentFor(actor.membership.orgId, userId, 2 * skillWindow),
    assignments.openFor(actor),
  ])
  // Whoever is still on the line is gone back to, and not called; asked about by name they are told about all the same.
  const prospects = personaId === undefined ? found.filter(({ persona }) => !waiting.includes(persona._id)) : found
  const firstNames = await firstNamesOf(prospects.flatMap(({ colleague }) => colleague?.userId ?? []))
  const input: NextCallInput = {
    candidates: without(exclude, prospects).map((prospect) => asCandidate(prospect, firstNames)),
    recentCalls: recent,
    passedAccounts: prospects.flatMap(({ persona }) => (exclude.includes(persona._id) ? persona.accountId : [])),
    weakest: weakestSkill(skills(kept.map(({ review }) => review))),
  }
  return { found, prospects, input, assigned: open.map(asAssigned) }
}

export function createNextCalls(needs: NextCallNeeds): NextCalls {
  return {
    async suggest(actor, about) {
      const { found, prospects, input, assigned } = await readSituation(needs, actor, about)
      const suggestion = suggestAssigned(input, assigned) ?? suggestNextCall(input)
      const prospect = prospects.find(({ persona }) => persona._id === suggestion?.personaId)
      if (!suggestion || !prospect)
        return nobody(await whyNobody(needs.pipeline, actor, { ...about, found: found.length }))
      return {
        persona: prospect.persona,
        reason: suggestion.reason,
        suggestedCallType: suggestion.suggestedCallType,
        suggestedDifficulty: suggestion.suggestedDifficulty,
        stageEffect: stageEffect(prospect.stage, suggestion.suggestedCallType),
        factsFound: prospect.factsFound,
        factsStillToFind: isDecided(prospect) ? null : prospect.openFacts.length,
      }
    },

    async list(actor, about) {
      const { input, assigned } = await readSituation(needs, actor, about)
      return nextCallAtEach(input, assigned)
    },
  }
}

const asAssigned = ({ target, state, isOwn, by, ...terms }: OpenAssignment): AssignedCall => ({
  ...terms,
  by: isOwn ? null : by,
  isLate: state === 'late',
  personaId: target.kind === 'persona' ? target.id : null,
})

/** Those not shown yet; when all have been, all but the last shown, who may be the only one. */
function without(shown: readonly string[], prospects: readonly Prospect[]): readonly Prospect[] {
  const fresh = prospects.filter(({ persona }) => !shown.includes(persona._id))
  if (fresh.length > 0) return fresh
  const others = prospects.filter(({ persona }) => persona._id !== shown.at(-1))
  return others.length > 0 ? others : prospects
}

const asCandidate = (
  { persona, colleague, ...prospect }: Prospect,
  firstNames: ReadonlyMap<string, string>,
): Parameters<typeof suggestNextCall>[0]['candidates'][number] => ({
  ...prospect,
  colleague: colleague && { ...colleague, by: firstNames.get(colleague.userId)?.trim() || 'A colleague' },
  personaId: persona._id,
  firstName: persona.firstName,
  lastName: persona.lastName,
  title: persona.title,
  level: persona.level,
  accountId: persona.accountId,
  accountName: persona.accountName,
})

const nobody = (reason: string): SuggestedNextCall => ({
  persona: null,
  reason,
  suggestedCallType: null,
  suggestedDifficulty: null,
  stageEffect: null,
  factsFound: 0,
  factsStillToFind: 0,
})

import { hintFrom } from '../../acts/confidence.ts'
import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { Act } from '@ringside/contract/simulations/vocabulary'
import { stemOf } from '../../acts/tokens.ts'
import { askedIn } from './asked-kind.ts'
import { asksPlainly } from './asked-plainly.ts'
import { fits } from './fitting.ts'
import { hasGiven, isShared } from '../mind.ts'
import type { Mind } from '../mind.ts'
import { isAsking, meaningOf } from '../perceive.ts'
import type { Heard } from '../perceive.ts'

export type Slot = Fact['slots'][number]
export type SlotKind = Slot['kind']

export type FactMatch = { fact: Fact; score: number; cueHits: number }

/** "When" asks for a time before its verb or after a word of knowing; "what goes wrong when it gets busy" only says in which case. */
const asksWhen =
  /\bwhen(?:'s|s)\b|\bwhen(?:'d|'ll)?(?: (?:exactly|roughly|about|then|else|precisely|in the \w+))?(?: (?:do|does|did|is|are|was|were|will|would|could|can|should|must|has|have|had|might)\b|\W*$|\W*\?)|\b(?:since|by|until|till|from|exactly|know|knows|tell me|tell us|remember|no idea|any idea|sure|wonder(?:ing)?) when\b|\bwhat date\b|\bdeadline\b|\bhow soon\b|\bwhat month\b/

const slotPatterns: readonly [SlotKind, RegExp][] = [
  [
    'how-much',
    /\bhow much\b|\bwhat (?:does|do|did|would) (?:that|it|this|they|those) (?:end up )?cost|\bwhat.{0,12}(?:number|figure|price tag)\b|\bput a (?:number|figure)\b|\bballpark\b/,
  ],
  [
    'how-many',
    /\bhow many\b|\b(?:about|around|roughly|some|maybe) (?:\d+|[a-z]+(?:-[a-z]+)?(?: hundred| thousand)?) (?:people|employees|staff|folks)\b|\bhow (?:big|large)\b|\bwhat (?:size|volume|number)\b|\bnumber of\b|\bheadcount\b/,
  ],
  ['how-long', /\bhow long\b|\bhow old is\b|\bhow much time\b|\bhow many (?:hours|minutes|days|weeks)\b/],
  [
    'which',
    /\b(?:which|what)(?: kind of| sort of| type of)? (?:system|software|tool|tools|platform|vendor|provider|supplier|product|program|crm|erp|app|solution)\b|\bwhat (?:are|do) you (?:using|use|run|running)\b/,
  ],
  ['who', /\bwho(?:'s| is| are|'d| would| does| else| signs| decides| owns| runs| holds)?\b|\bwhose\b/],
  ['when', asksWhen],
  ['where', /\bwhere (?:are|is|do)\b|\bwhereabouts\b/],
]

/** What kind of narrow answer a question is after, most telling first; often none. */
export function slotKindsOf(question: string): SlotKind[] {
  const plain = question.toLowerCase()
  return slotPatterns.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind)
}

function hits(cues: readonly string[], plain: string, stems: ReadonlySet<string>): number {
  let found = 0
  for (const cue of cues) {
    if (cue.includes(' ') ? plain.includes(cue) : stems.has(stemOf(cue))) found += 1
  }
  return found
}

/** Words that leave no doubt are enough even for what has been dodged once. */
const plainWeight = 0.62

/** How sure the buyer is that the words ask each kind of question. */
function weightOf(heard: Heard, act: Act): number {
  const perceived = heard.acts.find((candidate) => candidate.act === act)?.confidence ?? 0
  return asksPlainly(heard, act) ? Math.max(perceived, plainWeight) : perceived
}

/**
 * The facts a question may be after, best first. The kind of question counts most, then words that point at one fact,
 * then whether it goes on from what was just talked about. A fact already told comes back only when words point at it.
 */
export function matchFacts(persona: BuyerProfile, mind: Mind, heard: Heard): FactMatch[] {
  const plain = heard.question.toLowerCase()
  const stems = meaningOf(heard.question)
  const anyQuestion = heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= hintFrom)
  // How somebody finds it is not answered with how many they are.
  const ofFeeling = askedIn(heard.question)?.kind === 'effect'
  const told = persona.facts.some(({ id, cues }) => hasGiven(mind, id) && hits(cues, plain, stems) >= 1)
  return persona.facts
    .map((fact) => {
      const cueHits = hits(fact.cues, plain, stems)
      const given = hasGiven(mind, fact.id)
      const linked = fact.needs !== null && fact.needs === mind.topic
      const ready = fact.needs === null || isShared(mind, fact.needs)
      let score = weightOf(heard, fact.act) * 3 + Math.min(cueHits, 3) * 1.6
      if (linked) score += 0.8
      if (!ready) score -= 1.2
      if (given) score -= cueHits >= 3 ? 1.2 : 2.4
      // Asked about what has been told: another story would miss the question.
      if (!given && cueHits === 0 && told && !asksPlainly(heard, fact.act)) score -= 1
      if (mind.dodged.includes(fact.id)) score -= 0.3
      if (ofFeeling && (fact.id === 'team' || fact.topic === 'size')) score = 0
      if (!anyQuestion && cueHits === 0 && !asksPlainly(heard, fact.act)) score = 0
      return { fact, score, cueHits }
    })
    .filter(({ score }) => score >= 1.2)
    .toSorted((a, b) => b.score - a.score)
}

/** What a question wants counted: the words after "how many". Null when it does not say. */
function countedIn(plain: string): string | null {
  const after =
    /\b(?:how many|(?:about|around|roughly|some|maybe) (?:\d+|[a-z]+(?:-[a-z]+)?(?: hundred| thousand)?)) ((?:[a-z'-]+ ?){1,3})/.exec(
      plain,
    )?.[1] ?? null
  return after === null || meaningOf(after).size === 0 ? null : after
}

/** Batch record reviewers are counted by who asks for reviewers; who asks how many batch records wants those. */
function isCounted(cue: string, counted: string): boolean {
  const head = cue.split(' ').at(-1) ?? cue
  const asked = meaningOf(counted)
  return !cue.includes(' ') || [...meaningOf(head)].every((stem) => asked.has(stem))
}

const wholeCompany =
  /\bhow many (?:are you|are there of you|of you)\b|\bhow many (?:people|folks) (?:are you|are there(?! (?:on|in|under|with)\b))|\bhow many (?:employees|staff|people|folks)\b.{0,24}\b(?:at|for|in|across|does) (?:the |your )?(?:(?:whole|entire) )?(?:company|business|firm|organi[sz]ation|group)\b|\bhow many (?:employees|people|folks|staff)\b.{0,20}\b(?:altogether|in total|in all|all told|overall|company-?wide|work (?:there|here|for you)|do you (?:have|employ)|have you got|you have)\b|\bhow many employees\b|\b(?:you(?:'ve got| have|'re| are)|there are) (?:about|around|roughly|some|maybe) [a-z0-9 -]{2,24}(?:people|employees|staff)\b(?! (?:on|in|under|working on)\b)|\bhead ?count\b|\bhow (?:big|large) (?:are you\b|(?:is|of) (?:a |an |the |your )?(?:company|business|firm|organi[sz]ation|group))|\bsize of (?:the|your) (?:company|business|firm|organi[sz]ation)\b/

const partOnly =
  /\b(?:on|in|under) (?:the|your|that|this|each|a|his|her|their) (?:own )?(?:\w+ )?(?:team|department|crew|group|shift|floor|office|branch)\b|\byour (?:own )?team\b/

/** The question is after the size of the company as a whole, not of one team in it: two facts that differ. */
function asksHeadcount(persona: BuyerProfile, plain: string): boolean {
  const { workers = '', crew = '', area = '' } = persona.vocabulary
  const namesPart = [workers, crew, area].some((part) => part !== '' && plain.includes(part.toLowerCase()))
  return wholeCompany.test(plain) && !partOnly.test(plain) && !namesPart
}

function isHeadcount(fact: Fact, slot: Slot): boolean {
  return fact.topic === 'size' && slot.kind === 'how-many' && slot.cues.includes('employees')
}

export type SlotMatch = { fact: Fact; slot: Slot }

/** The narrow answer a question is after, if this buyer has one. */
export function matchSlot(persona: BuyerProfile, heard: Heard): SlotMatch | null {
  const kinds = slotKindsOf(heard.question)
  if (kinds.length === 0) return null
  const plain = heard.question.toLowerCase()
  const stems = meaningOf(heard.question)
  const whole = asksHeadcount(persona, plain)
  let best: (SlotMatch & { score: number }) | null = null
  for (const fact of persona.facts) {
    for (const slot of fact.slots) {
      const rank = kinds.indexOf(slot.kind)
      if (rank < 0) continue
      if (whole && isHeadcount(fact, slot)) return { fact, slot }
      if (whole || !fits(persona, fact, heard)) continue
      // "How many leads" asks for leads: a number of something else is no answer.
      const counted = slot.kind === 'how-many' ? countedIn(plain) : null
      const cueHits =
        counted === null
          ? hits(slot.cues, plain, stems)
          : hits(
              slot.cues.filter((cue) => isCounted(cue, counted)),
              counted,
              meaningOf(counted),
            )
      if (cueHits === 0) continue
      const score = cueHits * 2 - rank * 0.5 + weightOf(heard, fact.act)
      if (best === null || score > best.score) best = { fact, slot, score }
    }
  }
  return best
}

/** True when the words have something in common with a fact: the rep ties the talk to what this buyer said. */
export function speaksTo(fact: Fact, stems: ReadonlySet<string>): boolean {
  const own = new Set([...meaningOf(fact.summary), ...fact.cues.flatMap((cue) => [...meaningOf(cue)])])
  let common = 0
  for (const stem of stems) if (own.has(stem)) common += 1
  return common >= 1
}

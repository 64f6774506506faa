import type { BuyerProfile, Fact } from '@ringside/contract/pipeline/buyer-profile'
import type { Act } from '@ringside/contract/simulations/vocabulary'
import { familiesOf } from '../../acts/lexicon.ts'
import type { Family } from '../../acts/lexicon.ts'
import { stemOf, tokensOf } from '../../acts/tokens.ts'
import { kindWords } from './asked-plainly.ts'
import { isLight, meaningOf } from '../perceive.ts'
import { oncePer } from '../once.ts'
import type { Heard } from '../perceive.ts'

/** Families whose words any question may have. They point neither at a fact nor away from it. */
const common: readonly Family[] = [
  'daypart',
  'span',
  'calendar',
  'period',
  'people',
  'hear',
  'tell',
  'talk',
  'bare',
  'quantity',
  'thanks',
  'nothing',
]

/** Families that only make the kind of question: what it asks after has to come from other words. */
const ofAct: Partial<Record<Act, readonly Family[]>> = {
  q_process: ['step', 'tool'],
  q_pain: ['pain', 'impact'],
  q_impact: ['impact', 'pain', 'currency'],
  q_budget: ['budget', 'price', 'currency'],
  q_authority: ['decide', 'role', 'step', 'change'],
  q_timeline: ['when', 'decide'],
  q_competitor: ['tried', 'vendor', 'tool', 'pain'],
}

/** Words of talk that no family has. */
const empty = new Set(
  (
    'time times make table need needs new buy school summer winter main operational basics already against better date face faced project solution solutions thing things way ways bit lot kind sort part side end point around across within among area areas place really actually usually ' +
    'ever even still yourself themselves curious wondering wonder question questions ask asking mentioned guys business company organisation organization ' +
    'mentioned earlier old off said located assume assumed suppose understand believe heard love hear operation operations companies come comes coming came look looks looking find finding gets getting give given put makes made take takes taken ' +
    'use used uses using see seen keep help helps mind please once whole first second third next last every each own both between since during ' +
    'day-to-day nowadays currently typically specifically exactly roughly give sense moment involved works working done doing being happening ' +
    "who'd who'll how'd what'd where'd it'd there'd you're you've you'd we're we've i'm i've i'd it's that's what's who's how's there's don't doesn't didn't isn't aren't can't won't wouldn't couldn't shouldn't let's they're"
  )
    .split(' ')
    .map(stemOf),
)

const open =
  /\b(?:how|what|why|where)\b|\b(?:tell me|walk me|talk me|take me through|describe|explain|help me understand)\b/
const narrow =
  /\bhow (?:many|much|often|long|big|large|old|far|soon)\b|\bwhat(?:'s| is| was| are) (?:the|your) (?:name|number(?! one)|date|share|percentage|size|colou?r|annual|policy|address)\b|^(?:(?:and|so|but|okay|ok|right|well),? )*(?:do|does|did|are|is|was|were|can|could|would|will|have|has|which|who|when|whose)\b/

/** "Could you describe" is an open question, however it begins. */
const politeOpening =
  /^(?:(?:and|so|but|okay|ok|right|well|now|then),? )*(?:(?:can|could|would|will) you (?:please |maybe |perhaps |just )?(?=tell|describe|explain|walk|talk|take|help|run))/

/** Every question is held against all facts. */
const ownWords = oncePer((fact: Fact): ReadonlySet<string> =>
  meaningOf(
    [
      ...fact.cues,
      fact.label,
      fact.summary,
      ...fact.plain,
      ...fact.full,
      ...fact.slots.flatMap(({ cues, value }) => [...cues, value]),
    ].join(' '),
  ),
)

const cueStems = oncePer((fact: Fact): ReadonlySet<string> => new Set(fact.cues.map((cue) => stemOf(cue))))

const tradeWords = oncePer((persona: BuyerProfile): ReadonlySet<string> =>
  meaningOf([...Object.values(persona.vocabulary), persona.company.name, persona.title, persona.firstName].join(' ')),
)

const tokensAsked = oncePer((heard: Heard): ReadonlySet<string> => new Set(tokensOf(heard.question)))

/**
 * True when a fact answers what is asked, not just something near it: the words that carry the question are the fact's
 * own, or there are none but those of the kind of question. "Do your people use tablets?" fits no fact without tablets.
 */
export function fits(persona: BuyerProfile, fact: Fact, heard: Heard): boolean {
  const { pointing, covered, foreign, kind } = weigh(persona, fact, heard)
  const plain = heard.question.toLowerCase().replace(politeOpening, '')
  // Two words that point at one fact leave no doubt.
  if (pointing >= 2) return covered + 1 >= foreign
  // A figure answers only a question for that figure.
  const isNarrow = fact.topic === 'size' || narrow.test(plain) || !open.test(plain)
  if (foreign === 0) return !isNarrow || pointing + covered + kind > 0 || peopleAsked.test(plain)
  return isNarrow ? covered + kind > foreign : covered + kind >= foreign
}

/** "How many people are on the team": all its words are common ones, and together they are a plain question. */
const peopleAsked = /\b(?:how (?:many|big|large)|who|when)\b/

type Weighed = { pointing: number; covered: number; foreign: number; kind: number }

/** Counts the words of the question that are cues of the fact, its own, of no fact, or only of the kind of question. */
function weigh(persona: BuyerProfile, fact: Fact, heard: Heard): Weighed {
  const kinds = ofAct[fact.act] ?? []
  const ofKind = kindWords(heard, fact.act)
  const own = ownWords(fact)
  const trade = tradeWords(persona)
  const cues = cueStems(fact)
  const plain = heard.question.toLowerCase()
  const phrases = fact.cues.filter((cue) => cue.includes(' ') && plain.includes(cue)).length
  const found: Weighed = { pointing: phrases, covered: phrases, foreign: 0, kind: 0 }
  for (const token of tokensAsked(heard)) {
    const stem = stemOf(token)
    if (token.length < 2 || isLight(token)) continue
    const families = familiesOf(token)
    if (cues.has(stem) && !families.includes('people')) found.pointing += 1
    if (empty.has(stem)) continue
    // "Trips" in "what trips you up" is no subject of its own.
    if (ofKind.has(token)) found.kind += 1
    else if (families.some((family) => kinds.includes(family))) {
      // "How do you handle it" is asked of anything: what "it" is has to come from the other words.
      if (fact.act !== 'q_process') found.kind += 1
    } else if (families.some((family) => common.includes(family))) continue
    else if (own.has(stem)) found.covered += 1
    else if (!trade.has(stem)) found.foreign += 1
  }
  return found
}

import { z } from 'zod'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { asksForTime } from '../heard/asked-kind.ts'
import type { Asked, AskedKind } from '../heard/asked-kind.ts'
import { isOfTrend, statedIn } from '../heard/choices.ts'
import { optionFor } from './own-option.ts'
import { optionsIn } from '../heard/options.ts'
import { isTheirMatter, ofTheRep } from '../heard/their-matter.ts'
import { besidesNamed } from './everyday.ts'
import { hasGiven } from '../mind.ts'
import { oncePer } from '../once.ts'
import { meaningOf } from '../perceive.ts'
import { countOfOwn, countOfThing, hasLasted, shareOfThing, timeOfThing, type CountedBefore } from './plausible.ts'
import { say, unsaid } from '../speak.ts'
import type { Scene } from '../scene.ts'
import { hears, howKeys, whatKeys } from './reply-ways.ts'
import { decidedThen } from '../heard/decided-then.ts'
import { howOf, predicateKey, whatOf, whetherOf, whichOf, whyOf } from '../heard/predicate.ts'
import repliesFile from '../words/kind-replies.json' with { type: 'json' }
import predicatesFile from '../words/predicates.json' with { type: 'json' }

/** What a person says to a question of a kind who has no fact for it: in their own manner first, then as anybody would. */
const repliesSchema = z.record(
  z.string(),
  z.partialRecord(z.enum(['any', ...temperaments]), z.array(z.string().min(1)).min(1)),
)
export const kindReplies = { ...repliesSchema.parse(repliesFile), ...repliesSchema.parse(predicatesFile) }

const leaves =
  /\b(?:leav(?:e|es|ing)|left|quits?|resigns?|retires?|walks? out|hands? in|goes elsewhere|lose (?:one|somebody|another))\b/
const gone =
  /\b(?:is|was|are|were|be|been) (?:gone|away|out|not there|missing|off|ill|sick) for\b|\bgone (?:for|tomorrow)\b|\bunder a bus\b/
const absent =
  /\b(?:sick|ill|off|absent|holiday|no-?shows?|(?:doesn't|does not|can't|cannot|don't|do not|won't) (?:come|turn up|show up|make it|answer|pick up)|away|nobody (?:comes|is in|there))\b/
const toCustomers =
  /\bwhat happens (?:to|with|for) (?:your |the )?(?:customers?|clients?|guests?|patients?|tenants?|residents?|students?|people at the (?:other|far|receiving) end)\b/
const places =
  /\b(?:sites?|branch(?:es)?|offices?|locations?|departments?|teams?|shifts?|plants?|stores?|regions?|depots?)\b/
const generic =
  /^(?:calls?|phone|desk|day|week|month|year|morning|evening|list|changes?|customers?|team|people|staff|news|mistakes?|jobs?|work|orders?|plan|one|ones|problem|parts?|steps?|reason|time|message|others?|boss|office|numbers?|last|first|next|same|best|worst|new|end|way|thing|things|own|rest|chasing|schedule|middle|moment|bottom|front|system|answer|question|case|cases|experts?|person|call|blame|ropes|shift|rota|floor|road|back|hour|job|pieces|slack|mess|bag|flak|blame|bill|brunt|tab|weight|heat)$/
/** "Who paints the walls?": no colleague is named for what has nothing to do with their work. */
function isElsewhere({ persona }: Scene, text: string): boolean {
  const world = worldOf(persona)
  return [...text.matchAll(/\b(?:the|an?|any|your|for|of) ([a-z'-]+)/g)].some(
    ([, noun = '']) => !generic.test(noun) && [...meaningOf(noun)].some((stem) => !world.has(stem)),
  )
}
const worldOf = oncePer(({ facts, vocabulary }: BuyerProfile) =>
  meaningOfAll([...Object.values(vocabulary), ...facts.flatMap(({ cues, plain }) => [...cues, ...plain])]),
)
function meaningOfAll(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...meaningOf(text)]))
}
const worst = /\b(?:worst|busiest|hardest|most|peak|crazy|hit you|bad)\b/
const last = /\b(?:last|latest|recent\w*)\b/
const staff =
  /\b(?:staff|employees|people|team|crew|drivers?|colleagues?|morale|mood|everybody|everyone|they|them|somebody new|guys|lads|nurses|agents|\w+ers)\b/
/** What becomes of the people who do it, and not what is done on the day. */
function toStaff(text: string, { vocabulary }: BuyerProfile): boolean {
  const { workers = '', crew = '' } = vocabulary
  const ofPeople = [workers, crew].some((word) => word !== '' && text.includes(word.toLowerCase())) || staff.test(text)
  return /\bwhat happens (?:to|with) \b/.test(text) && ofPeople
}
const myself = /\b(?:you|your (?:own|day|evenings?|week|nights?|weekends?|sleep|work)|personally|yourself)\b/
const rest = /\b(?:day|week|month|schedule|plan|rest|others?|next|shift|afternoon)\b/
const negated = /\b(?:nobody|no one|not|never|none|nothing|n't)\b|n't\b/
/** Only of people can it be said that nobody does. */
const ofNobody = /\b(?:nobody|no one|anyone|anybody|someone|somebody|they|people|your \w+s)\b/
const knows = /\b(?:know|aware|notice|see|realise|realize|feel|care|mind|bother|hear|complain|matter)s?\b/
const worse = /\b(?:worse|harder|busier|more (?:of|than|difficult))\b/
const bad =
  /\b(?:lose|lost|losing|late|wrong|problem|trouble|mistakes?|errors?|miss\w*|hurt|stress\w*|hard|difficult|annoy\w*|overtime|complain\w*|fall\w* (?:through|between|behind)|slip\w*|cracks|quit\w*|leav\w*|forg[eo]t\w*|drop\w*|chas\w+|stuck|delay\w*|fail\w*|wait\w*|twice|by hand|manual\w*|again|normal|often|always|still|usually|ever (?:lose|had|have|miss|forget))\b/

/** What comes by the day or the shift is work, and comes in numbers. */
const byTheDay = /\b(?:per|a|each|every|in a) (?:\w+ )?(?:day|shift|hour|morning)\b|\bdaily\b/

function countedBefore({ mind, persona, heard }: Scene): CountedBefore {
  if (byTheDay.test(heard.plain)) return 'work'
  const topic = persona.facts.find(({ id }) => id === mind.topic)?.topic
  if (topic === 'pain' || topic === 'impact') return 'trouble'
  return topic === 'process' || topic === 'size' ? 'work' : null
}

const above = /\b(?:boss|management|upstairs|owners?|ceo|board|director|head office)\b/
const outside = /\b(?:customers?|clients?|guests?|patients?|tenants?|residents?|students?)\b/

/** "Do you use an agency?": something that is there or is not. */
const hasIt =
  /^(?:do|does|are|is|have|has) (?:you|they|there|your \w+|the \w+)(?: \w+ly| also| already| still)? (?:us(?:e|es|ing)|have|has|got|get|gets|work(?:s|ing)? with|rely|pay(?:s|ing)? for|employ\w*|any|an?)\b/

const isThere =
  /^(?:is|are|was|were|has|have) (?:there|you got|they got)\b|^(?:can|could|does|do) (?:it|they|you|your \w+|the \w+) (?:\w+ )?(?:export|import|print|scan|integrate|connect|sync|track|log|record|measure|count)\b/

/** What they have told of, or would: nobody who pays for agency nurses says that they use no agency. */
const ownThings = oncePer(
  ({ facts }: BuyerProfile) =>
    new Set(facts.flatMap(({ summary, plain }) => [...meaningOf([summary, ...plain].join(' '))])),
)

const hasOwn = (text: string, persona: BuyerProfile): boolean => {
  const asked = [...meaningOf(text.replace(hasIt, ''))]
  return hasIt.test(text) && asked.length > 0 && asked.every((stem) => ownThings(persona).has(stem))
}

const forYesNo = (asked: string, persona: BuyerProfile): string => {
  // "When they can't check, they just pay?" denies nothing: what it is about comes after.
  const text = asked.replace(/^(?:when|if) [^,?]{3,60}, (?:so )?/, '')
  const byVerb = predicateKey(whetherOf, text)
  if (byVerb !== null) return byVerb
  if (/^(?:if [^,?]{3,60}, )?(?:would|might) [^?]{0,40}\bstill (?:have|be|happen)\b/.test(asked)) return 'would-not'
  if (/^would (?:you|they|he|she|your \w+|the \w+)\b/.test(text)) return 'would'
  // "Is there anything I'm not hearing?" denies nothing of theirs.
  if (
    negated.test(text) &&
    /\b(?:i|we)(?:'m| am|'re| are|'ve| have)? not\b|\bnot (?:hearing|seeing|asking|getting)\b/.test(text)
  )
    return 'so-so'
  if (negated.test(text) && !/^(?:do|does|did|is|are|has|have|can|was|were)n't\b/.test(text))
    return ofNobody.test(text) ? 'nobody' : 'so-so'
  if (/\b(?:count|measur|track|record|monitor|log(?!\w* ?(?:in|on)\b))\w*\b/.test(text)) return 'nobody'
  if (/^(?:do|does|did|are|is) (?:everybody|everyone|all|they all)\b/.test(text)) return 'not-all'
  if (/\b(?:any|some)(?:body|one) else\b/.test(text)) return 'nobody-else'
  if (worse.test(text)) return /\b(?:months|seasons?|days|weeks|times)\b/.test(text) ? 'when-worst' : 'yes-worse'
  if (knows.test(text) && !/\b(?:before|in advance|coming|ahead|live|real time|on (?:a|their) phones?)\b/.test(text))
    return above.test(text)
      ? 'yes-known'
      : outside.test(text)
        ? 'yes-notice'
        : /^(?:do|does|did) they\b/.test(text)
          ? 'yes-they'
          : 'yes'
  if (hasOwn(text, persona)) return 'yes'
  if (/^(?:did|was|were|had)\b/.test(text) && !bad.test(text)) return 'no-past'
  if (bad.test(text) && /^(?:was|were|did|had)\b/.test(text)) return 'yes-past'
  if (bad.test(text) || !/^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would)\b/.test(text)) return 'yes'
  // A thing is there or it is not; of anything else a flat no would often be false.
  return hasIt.test(text) || isThere.test(text) ? 'no' : 'so-so'
}

/** "Did it go round, or has it just been you?": two whole questions, of which no number is an answer. */
const orIsIt = /,? or (?:has|is|was) (?:it|that) (?:just|only|been)\b/

const keyOf: Record<AskedKind, (asked: Asked, scene: Scene) => string | null> = {
  permission: (asked, scene) => {
    if (/\b(?:mind|object)\b/.test(asked.text)) return 'permit-mind'
    if (!asksForTime(asked) && !/\b(?:for|with|suit|work) (?:you)?\b/.test(asked.text)) return 'permit'
    return scene.mind.meters.patience < shortOfTime ? 'permit-no' : 'permit-time'
  },
  share: () => 'share',
  count: ({ text }, { persona }) =>
    countOfOwn(persona, text) !== null
      ? 'count-own'
      : /\bhow many times\b/.test(text)
        ? /\b(?:did|last|yesterday|have|has)\b/.test(text)
          ? 'count-times-past'
          : 'count-times'
        : 'count',
  duration: ({ text }) =>
    /\blongest\b/.test(text)
      ? 'duration-longest'
      : hasLasted.test(text) || /^how old\b/.test(text)
        ? 'duration-since'
        : 'duration',
  frequency: ({ text }) =>
    /^how|\bhow (?:often|many|frequently|regularly)/.test(text) ? 'frequency' : 'frequency-check',
  'would-help': ({ text }, { mind }) =>
    /\bwhat\b/.test(text) ? 'help-what' : mind.meters.interest >= keenFrom ? 'help-keen' : 'help-cool',
  happens: ({ text }, { heard, persona }) =>
    becomesBetter.test(heard.plain)
      ? 'help-what'
      : toCustomers.test(text)
        ? 'effect-customers'
        : leaves.test(text)
          ? 'happens-leave'
          : gone.test(text)
            ? 'happens-gone'
            : absent.test(text)
              ? 'happens-absent'
              : toStaff(text, persona)
                ? 'effect-staff'
                : 'happens',
  choice: (asked) =>
    ofTheRep.test(asked.text)
      ? null
      : isOfTrend(asked.text)
        ? 'yes-worse'
        : optionsIn(asked) !== null
          ? 'choice'
          : statedIn(asked.text) !== null
            ? 'choice-stated'
            : orIsIt.test(asked.text)
              ? 'choice-both'
              : 'choice-clause',
  effect: ({ text }, { persona, mind, lastWords, heard }) => {
    // Supposed to have become better, nothing is delayed.
    if (becomesBetter.test(heard.plain)) return 'help-what'
    const { workers = '', crew = '', customers = '' } = persona.vocabulary
    const names = (...words: string[]): boolean =>
      words.some((word) => word !== '' && text.includes(word.toLowerCase()))
    if (names(customers) || /\b(?:customers?|clients?|guests?|patients?|tenants?)\b/.test(text))
      return 'effect-customers'
    const spokenOf = `${mind.heard.slice(-2).join(' ')} ${lastWords.toLowerCase()}`
    if (/\b(?:they|them)\b/.test(text) && outside.test(spokenOf) && !/\b(?:your|the) \w+/.test(text))
      return 'effect-customers'
    if (
      /\b(?:you|yourself|you personally)\??$|\byour (?:own|evenings?|day|nights?|weekends?|sleep|family)\b/.test(text)
    )
      return 'effect-me'
    if (names(workers, crew) || staff.test(text)) return 'effect-staff'
    return myself.test(text) && !rest.test(text) ? 'effect-me' : 'effect-rest'
  },
  opinion: ({ text }) =>
    /\b(?:could|can|would|will|able)\b.*\b(?:handle|cope|manage|take|learn|work with|use|accept)\b/.test(text)
      ? 'opinion-able'
      : /\b(?:fixed|solved|better|avoided|changed|possible)\b/.test(text)
        ? 'opinion-fix'
        : /\bare you\b/.test(text)
          ? 'opinion-happy'
          : 'opinion',
  why: ({ text }) =>
    predicateKey(whyOf, text) ??
    (/\b(?:hasn't|haven't|didn't|don't|doesn't|isn't|not|nobody|no one|never)\b/.test(text) && !/\bsaw\b/.test(text)
      ? 'why-not'
      : 'why'),
  when: ({ text }) => {
    if (last.test(text)) return 'when-last'
    if (worst.test(text) || /\b(?:wrong|trouble|problems?|badly)\b/.test(text)) return 'when-worst'
    if (hears.test(text)) return 'when-found'
    return /\b(?:made|planned|drawn up|put together|written|set|fixed|finished|begin|starts?)\b/.test(text) &&
      !/\b(?:you|could|can|would|should|might)\b/.test(text)
      ? 'when-made'
      : 'unknownWhen'
  },
  who: ({ text }) => (decidedThen.test(text) ? 'who-decided' : hears.test(text) ? 'who-hears' : 'who'),
  which: ({ text }) =>
    predicateKey(whichOf, text) ??
    (places.test(text)
      ? 'which-place'
      : /\b(?:drop|skip|get rid|lose|remove|cut)\b/.test(text)
        ? 'which-drop'
        : 'which'),
  how: ({ text }) => predicateKey(howOf, text) ?? howKeys.find(([pattern]) => pattern.test(text))?.[1] ?? 'how',
  'yes-no': ({ text }, { persona }) => (ofTheRep.test(text) ? null : forYesNo(text, persona)),
  what: ({ text }) => predicateKey(whatOf, text) ?? whatKeys.find(([pattern]) => pattern.test(text))?.[1] ?? 'what-any',
  money: () => 'money',
}
const becomesBetter =
  /\bif (?:you|they|your \w+|the \w+|we|[a-z]+s) (?:could|can|had|got|did not have|didn't have|no longer|never)\b/
const shortOfTime = 38
const keenFrom = 46

/** The figure or the thing that a wording of this kind has a place for. */
function figureFor(scene: Scene, { kind, text }: Asked): { figure: string; per: string } {
  const { persona, mind } = scene
  const own = kind === 'count' ? countOfOwn(persona, text) : null
  if (own !== null) return { figure: own, per: '' }
  if (kind === 'count') {
    const { figure, per } = countOfThing(persona, text, countedBefore(scene))
    return { figure, per: per === '' ? '' : ` ${per}` }
  }
  const told = persona.facts.filter(({ id }) => hasGiven(mind, id))
  if (kind === 'share') return { figure: shareOfThing(persona, text, told), per: '' }
  return { figure: kind === 'duration' ? timeOfThing(persona, text) : '', per: '' }
}

/** Which of the replies a question wants; null when only its own fact could answer it. */
export function replyKeyOf(scene: Scene, asked: Asked): string | null {
  return keyOf[asked.kind](asked, scene)
}

/** A reply of the kind that was asked for, in this person's manner; null when all of that kind has been said. */
export function replyInKind(scene: Scene, asked: Asked): string | null {
  const key = replyKeyOf(scene, asked)
  if (key === 'no') return say(scene, ['unknownYesNo']).text
  if (key === 'unknownWhen') return say(scene, ['unknownWhen', 'unknownAlone']).text
  const replies = key === null ? undefined : kindReplies[key]
  if (replies === undefined) return null
  const option = optionFor(scene, asked) ?? ''
  const { figure, per } = figureFor(scene, asked)
  const pain = scene.persona.vocabulary['pain'] ?? ''
  // Who is away does not step in for themselves.
  const isAway =
    /\b(?:he|she|they)(?:'s| is| are|'re) (?:off|away|out|ill|sick|on (?:leave|holiday)|gone|not (?:in|there))\b/
  const elsewhere =
    isElsewhere(scene, asked.text) || !isTheirMatter(scene.persona, asked.text) || isAway.test(asked.text)
  const filled = (wordings: readonly string[] = []): string[] =>
    wordings
      .filter((wording) => !(pain === '' && wording.includes('{pain}')) && !(elsewhere && wording.includes('{lead}')))
      .map((wording) =>
        wording.replace('{figure}', figure).replace('{per}', per).replace('{option}', option).replace('{pain}', pain),
      )
  const words = besidesNamed(scene, asked)
  return unsaid(scene, filled(replies[scene.persona.temperament]), words) ?? unsaid(scene, filled(replies.any), words)
}

import type { BuyerProfile } from '@ringside/contract/pipeline/buyer-profile'
import { plainText } from '../../acts/tokens.ts'
import { answerOf, factsOf, wordsFor } from './direct-answer.ts'
import { guessKinds } from './direct-guesses.ts'
import { factKinds } from './direct-kinds.ts'
import type { DirectKind } from './direct-kinds.ts'
import { ownViewKinds } from './own-view-kinds.ts'
import { peopleKinds } from './people-kinds.ts'
import { asksIfTheirs, meetRecognition } from './recognition.ts'
import { processAsked, troubleAsked } from './direct-subjects.ts'
import { slotKindsOf } from '../heard/matching.ts'
import { hasGiven } from '../mind.ts'
import { oncePer } from '../once.ts'
import { actIn, isLight, meaningOf } from '../perceive.ts'
import { say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { tell, tellMore } from '../telling.ts'
import { matterAsked } from './topic-asked.ts'
import { asksWhatItTakes } from '../heard/what-it-takes.ts'
import { withThoseSpokenOf } from '../heard/spoken-of.ts'

const leadIn =
  /^(?:(?:and|so|but|then|also|now|plus|yeah|yes|oh|ah|wow|ok|okay|right|well|great|alright|good|fine|thanks|hm|then again|in that case)[, ]+)+/

/** "Before we stop, what do you use today?" */
const announced =
  /^(?:before (?:we|you|i) [\w' ]{2,16}|(?:just |only )?(?:one|another) (?:more |last |quick |final )?(?:thing|question|one)|(?:a )?quick question|by the way|tell me|really\?|seriously\?|money[- ]wise|on (?:another|a different) (?:note|subject))[,:]? (?=\w)/

const directKinds: readonly DirectKind[] = [...peopleKinds, ...factKinds, ...guessKinds, ...ownViewKinds]
const kindsById: ReadonlyMap<string, DirectKind> = new Map(directKinds.map((kind) => [kind.id, kind]))

/** The answer to a question that is known to be of this kind, whatever its words. Null where nothing is left to say. */
export function answerKind(scene: Scene, id: string): Plan | null {
  const kind = kindsById.get(id)
  return kind === undefined ? null : answerOf(scene, kind)
}

const mostWords = 40

/** What is asked, without the words that only join it to what went before. */
function askedIn({ heard, persona }: Scene): string {
  const bare = plainText(heard.question).replace(leadIn, '').replace(announced, '').replace(leadIn, '')
  return commonly(persona, bare)
}

function commonly(persona: BuyerProfile, text: string): string {
  return inCommonWords(persona).reduce((said, [theirs, common]) => said.replaceAll(theirs, common), text)
}

/** The same, with "they" as those who were named last: by the rep, in this turn or the one before, else by the buyer. */
function askedOfThem({ mind, heard, persona, lastWords }: Scene, asked: string): string {
  const before = [heard.plain, mind.heard.at(-1) ?? '', lastWords.toLowerCase()].map((text) => commonly(persona, text))
  return withThoseSpokenOf(asked, before)
}

const escaped = (text: string): string => text.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What this trade calls its customers and its people, by the words that any trade has for them. */
const inCommonWords = oncePer(({ vocabulary }: BuyerProfile): [RegExp, string][] =>
  (
    [
      ['customers', 'customers'],
      ['crew', 'staff'],
      ['workers', 'staff'],
    ] as const
  ).flatMap(([part, common]): [RegExp, string][] => {
    const theirs = vocabulary[part] ?? ''
    return theirs === '' ? [] : [[new RegExp(String.raw`\b${escaped(theirs)}\b`, 'g'), common]]
  }),
)

const pronoun = /\b(?:it|that|this|those|them)\b/
const daily = /\b(?:at the moment|today|now|currently|these days|normally|usually|in general)\b/
const ofTheWhole =
  /\b(?:the|your|a|an|it|that|this|them|all|yours|things|work|day|week|month|jobs?|planning|schedul\w*|at the moment|today|now|currently|right now|these days|normally|usually|in general|in your place|with you|at your end|over there|there|here|on your side|currently|then|in practice|day to day|like|for .*|from .*|by you)\b/g

/** How they work, asked as a whole: nothing is left in the question that would make it one about a part. */
function meetProcess(scene: Scene, asked: string): Plan | null {
  const { mind, persona } = scene
  const match = processAsked.exec(asked)
  if (match === null || matterAsked(scene.heard) !== null) return null
  const rest = asked.slice(match.index + match[0].length).replaceAll(ofTheWhole, ' ')
  const { workers = '', jobs = '', units = '', area = '', crew = '' } = persona.vocabulary
  const own = meaningOf(`${workers} ${jobs} ${units} ${area} ${crew}`)
  if ([...meaningOf(rest)].some((stem) => !own.has(stem) && !isLight(stem))) return null
  const facts = factsOf(scene, ['process', 'handoff'])
  const untold = facts.find(({ id }) => !hasGiven(mind, id))
  // "How does it work?" in the middle of another matter means that one.
  const topic = persona.facts.find(({ id }) => id === mind.topic)?.topic
  if (topic !== undefined && topic !== 'process' && pronoun.test(asked) && !daily.test(asked)) return null
  const whole = /\bfrom\b.*\bto\b/.test(asked) ? facts[0] : undefined
  const fact = untold ?? whole
  return fact === undefined ? null : tell(scene, fact)
}

const worst: readonly string[] = [
  'That nobody sees it coming.',
  'Putting it right while everything else goes on.',
  'The surprise of it, more than the work.',
]
const stillThat: readonly string[] = [
  'Still what I told you about. {pain}.',
  'What I said. {pain}, before anything else.',
  '{pain}. I keep coming back to it.',
]

/** The trouble they have not told yet that needs the least trust, else which it is. */
export function tellTrouble(scene: Scene): Plan | null {
  const { mind, persona } = scene
  const troubles = persona.facts
    .filter(({ topic: of, act }) => of === 'pain' && act === 'q_pain')
    .toSorted((a, b) => a.trust - b.trust)
  const untold = troubles.find(({ id }) => !hasGiven(mind, id))
  if (untold !== undefined) return tell(scene, untold)
  const { pain = '' } = persona.vocabulary
  if (pain === '') return null
  const text = unsaid(
    scene,
    stillThat.map((wording) => wording.replace('{pain}', pain.charAt(0).toUpperCase() + pain.slice(1))),
  )
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

const ofWork = /\b(?:work|job|day|week|month|business|operation|team|people|at the moment|right now|these days|today)\b/

/** Where it hurts, in whatever words: the trouble not yet told, else which it is. */
function meetTrouble(scene: Scene, asked: string): Plan | null {
  const { mind, persona } = scene
  if (!troubleAsked.test(asked) || matterAsked(scene.heard) !== null) return null
  // While a worry is on the table, "what bothers you most?" asks about that, unless it names the work.
  const isBeside = mind.pieces.some(({ fact, objection }) => fact !== null && objection === null)
  if (mind.pending !== null && !ofWork.test(asked) && !isBeside) return null
  const topic = persona.facts.find(({ id }) => id === mind.topic)
  const ofOther = topic !== undefined && topic.topic !== 'pain' && topic.topic !== 'process' && topic.topic !== 'impact'
  if (ofOther && /\b(?:about|with|of) (?:it|that|this|them)\b/.test(asked)) return null
  const goesOn = /\b(?:it|that|those)\b/.test(asked) && topic?.topic === 'pain' && hasGiven(mind, topic.id)
  if (goesOn && asked.startsWith('how')) return tellMore(scene)
  const worstPart =
    goesOn && /^(?:which|what)\b.*\b(?:part|bit|of (?:it|that))\b/.test(asked) ? unsaid(scene, worst) : null
  if (worstPart !== null) return { move: 'answer-plain', pieces: [plainPiece(worstPart)] }
  return tellTrouble(scene)
}

const refuses = /\b(?:say no|turn (?:it|this|us) down|walk away|put you off|stop you|rule (?:it|us) out)\b/
const needed: readonly string[] = [
  '{pain}. If there was clearly less of that, I would listen.',
  'I would want to see it hold on a bad day, with my people using it unasked.',
  'That it takes work off the {workers}, in our own figures and not yours.',
]
const putOff: readonly string[] = [
  'If my people had to type everything twice.',
  'If it took longer to set up than it saves.',
  'If nobody here used it after the first month.',
]

/** What it would take, asked before any worry has come up: what this buyer wants less of. */
function meetNeed(scene: Scene, asked: string): Plan | null {
  const { mind, traits, persona, heard } = scene
  if (mind.pending !== null || mind.objections.length > 0 || traits.aboutWorries || traits.customer) return null
  // How the work itself would get better is no matter of what they would buy.
  if (
    /\b(?:it|things|that|this) to (?:get|be|become|go) (?:\w+ )?(?:better|easier|different|quicker|faster|right)\b/.test(
      asked,
    )
  )
    return null
  const no = /^what would\b/.test(asked) && refuses.test(asked)
  if (!no && !(asksWhatItTakes(heard) && /\bwhat\b/.test(asked))) return null
  const { pain = '' } = persona.vocabulary
  const wordings = (no ? putOff : needed.filter((wording) => pain !== '' || !wording.includes('{pain}'))).map(
    (wording) => wording.replace('{pain}', pain.charAt(0).toUpperCase() + pain.slice(1)),
  )
  const text = wordsFor(scene, wordings)
  return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
}

const asksWord = /^(?:what(?! if)|when|how|who|why|where|which)\b/
const wantsIt =
  /\b(?:would|'d) you (?:want|like|take|buy|use|go for) (?:it|that|one|this)\b|\bwould (?:that|it) be worth (?:it|something|having|anything)\b|^what if (?:(?:you|we|i) (?:could|can|had|got)|(?:it|that|this) (?:took|cost|needed|ran|worked))\b(?!.*\b(?:wrong|fails?)\b)/

/** Whether they would want it: that depends on how far they have been won. */
function meetWanting(scene: Scene, asked: string): Plan | null {
  if (!wantsIt.test(asked) || asksWord.test(asked) || scene.mind.pending !== null) return null
  const keen = scene.mind.meters.interest >= keenFrom
  return {
    move: 'react',
    pieces: [say(scene, keen ? ['interestedYes', 'stepNotYet'] : ['interestedNo', 'stepNotYet'])],
  }
}
const keenFrom = 48

const mostBareWords = 8

/** "How many?", "when was that?": the narrow answer that the thing last told of holds. */
function slotOfTopic(scene: Scene, asked: string): Plan | null {
  const { mind, persona } = scene
  const topic = persona.facts.find(({ id }) => id === mind.topic && hasGiven(mind, id))
  if (
    topic === undefined ||
    asked.split(' ').length > mostBareWords ||
    meaningOf(asked.replace(bareWords, ' ')).size > 0
  )
    return null
  const kinds = slotKindsOf(asked)
  const slot = kinds.flatMap((kind) => topic.slots.find((one) => one.kind === kind) ?? [])[0]
  const text = slot === undefined ? null : unsaid(scene, [slot.value])
  return text === null ? null : { move: 'slot-answer', pieces: [plainPiece(text)] }
}
const bareWords =
  /\b(?:many|much|long|old|people|of them|them|those|was|is|that|it|this|been|are|there|(?:a|an|per|each|every) (?:day|week|month|quarter|year)|roughly|about|around|approximately|in (?:all|total|money))\b/g

function kindOf(scene: Scene, asked: string): DirectKind | undefined {
  const { heard, mind } = scene
  const found = (text: string): DirectKind | undefined =>
    directKinds.find(
      ({ asked: pattern, slot, after }) =>
        pattern.test(text) &&
        (slot !== 'which' || matterAsked(heard) === null) &&
        (after === undefined || hasGiven(mind, after)),
    )
  const ofThem = askedOfThem(scene, asked)
  return ofThem === asked ? found(asked) : (found(ofThem) ?? found(asked))
}

/** A question known by its own words gets an answer of its own kind. Null for all others. */
export function answerDirectly(scene: Scene): Plan | null {
  const { heard, mind } = scene
  if (!heard.asks || heard.question.split(/\s+/).length > mostWords) return null
  if ((['next_step', 'pricing'] as const).some((act) => actIn(heard, act) !== undefined)) return null
  const asked = askedIn(scene)
  const narrow = slotOfTopic(scene, asked)
  if (narrow !== null) return narrow
  const kind = kindOf(scene, asked)
  if (kind !== undefined) {
    const about = mind.topic === 'process' || hasGiven(mind, 'system') || /\b(?:system|software|tool)\b/.test(asked)
    if (kind.id !== 'system-age' || about) return answerOf(scene, kind)
  }
  return (
    meetNeed(scene, asked) ??
    meetWanting(scene, asked) ??
    meetRecognition(scene, asked) ??
    meetTrouble(scene, asked) ??
    meetProcess(scene, asked)
  )
}

/** The turn asks something that is known by its own words, whatever the ear makes of it. */
export function asksDirectly(scene: Scene): boolean {
  const asked = askedIn(scene)
  return (
    scene.heard.asks &&
    (directKinds.some(({ asked: pattern }) => pattern.test(asked)) ||
      asksIfTheirs(scene.heard, asked) ||
      [processAsked, troubleAsked].some((pattern) => pattern.test(asked)))
  )
}

/** The same, while no worry of theirs is on the table. */
export function meetDirectQuestion(scene: Scene): Plan | null {
  return scene.mind.pending === null ? answerDirectly(scene) : null
}

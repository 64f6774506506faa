import { sureFrom } from '../../acts/confidence.ts'
import type { Act } from '@ringside/contract/simulations/vocabulary'
import { chance } from '../random.ts'
import { asksBeyondManners } from '../heard/beyond-manners.ts'
import { count } from '../mind.ts'
import { orFillGap } from './gap.ts'
import { doNotKnow } from '../answers/not-knowing.ts'
import { knowsNothing, mainActOf, meaningOf } from '../perceive.ts'
import { say } from '../speak.ts'
import { answer, knowsAbout } from '../telling.ts'
import type { Plan, Scene } from '../scene.ts'
import type { LineKey } from '../words/line-keys.ts'

/** Acts of courtesy: a question in them is no question about the business. */
export const manners: ReadonlySet<Act> = new Set<Act>([
  'permission',
  'greeting',
  'small_talk',
  'goodbye',
  'intro',
  'empathy',
])

const quiet: Partial<Record<string, readonly LineKey[]>> = {
  empathy: ['reactFeel', 'reactAnswer'],
  small_talk: ['reactSmallTalk'],
  greeting: ['reactSmallTalk'],
  permission: ['goOn', 'grantTime'],
  ack: ['reactAck'],
  answer: ['reactTold', 'makesSense'],
  intro: ['reactAck', 'ownQuestion'],
}

/** Kind words, and a caller who says that they are new to this. */
const courtesies: readonly [RegExp, LineKey][] = [
  [
    /^(?:(?:ok|okay|great|lovely|right|oh|ah)[,.]? )*(?:thank(?:s| you)|cheers|much appreciated|that's (?:very |really |so )?(?:kind|nice|helpful|good of you))\b/,
    'reactAck',
  ],
  [
    /\b(?:my first (?:day|week|call|month)|i(?:'m| am) (?:new|nervous|a bit lost|just starting)|bear with me|sorry,? i(?:'m| am) (?:not very|a bit))\b/,
    'newCaller',
  ],
  [
    /\b(?:congrat\w*|well done|(?:really |very |so )?impress(?:ed|ive)|(?:great|nice|lovely|beautiful) (?:website|work|job|reviews?|office|products?))\b/,
    'complimented',
  ],
  [
    /^(?:ouch|oof|oh no|oh dear|yikes|blimey|wow|gosh|goodness|that(?:'s| is) (?:bad|awful|terrible|rough|tough|a shame))\b|^you sound (?:tired|stressed|busy|worn|fed up)|^(?:(?:so|and|okay|wow|oh),? )*(?:you|your \w+|that|it) must (?:be|have been|get|feel) (?:so |really |very )?(?:tired|tiring|fed up|sick|exhaust\w*|worn|hard|rough|tough|frustrat\w*|stress\w*|awful|annoy\w*|difficult|maddening)/,
    'reactFeel',
  ],
  [
    /\b(?:my (?:husband|wife|brother|sister|father|mother|dad|mum|mom|friend|uncle|old boss|last (?:job|boss|company))|i (?:had|used to|once|worked|know the feeling|know what that))\b/,
    'relates',
  ],
]

/** Whatever the ear makes of it: a guess at how things stand with the buyer, put as a statement. */
const guess =
  /^(?:(?:and|so|but|okay|ok|right|well|then|i think i understand|i see|aha)[,.]? )*(?:i (?:imagine|guess|bet|suppose|assume|take it|expect)|let me guess|you (?:probably|must|need|want|have to)|your (?:people|team) (?:must|probably)|(?:your \w+|somebody|someone|they|people) (?:told|tells?|said|say|mentioned)|i(?:'ve)? (?:hear|heard|gather|understand) (?:that )?(?:you(?! *[.!]*$)|your|there))\b/

/** "So it goes by word of mouth, and it falls over when one is off": how things are with them, said back without a question. */
const soItIs =
  /^(?:(?:okay|ok|right|well|and|ah|hm|got it|i see)[,.]? )*(?:so|in other words|basically),? (?!.*\b(?:we|our|us|i|my|let's)\b)(?:\w+ ){0,3}(?:it|they|you|your|there|that|everybody|everything|nobody|somebody)\b/
const fewestOfGuess = 6

const wantsToTell =
  /\b(?:can|may|could|shall|let me|mind if|okay if|ok if) (?:i )?(?:just |quickly |briefly |maybe )?(?:tell|show|explain|share|introduce|describe|give you)\b/

/** Everything that asks for no more than a short answer, and everything the buyer is not sure of. */
export function carryOn(scene: Scene): Plan {
  const { heard } = scene
  const kind = heard.asks ? undefined : courtesies.find(([pattern]) => pattern.test(heard.plain))?.[1]
  if (kind !== undefined) return handBack(scene, [kind, 'reactAck'])
  if (wantsToTell.test(heard.plain) && heard.wordCount <= 14)
    return { move: 'react', pieces: [say(scene, ['tellMe', 'goOn'])] }
  const main = mainActOf(heard)
  if (!heard.asks && guess.test(heard.plain) && (main === null || main.confidence < sureFrom || main.act === 'empathy'))
    return { move: 'react', pieces: [say(scene, ['guessed', 'reactFeel'])], knows: 'guess' }
  const sure = main !== null && main.confidence >= sureFrom
  if (!heard.asks && !sure && heard.wordCount >= fewestOfGuess && soItIs.test(heard.plain))
    return { move: 'react', pieces: [say(scene, ['guessed', 'reactFeel'])], knows: 'guess' }
  if (knowsNothing(heard)) return handBack(scene, ['reactAck', 'reactPitchCool'])
  const keys = main === null || !sure ? undefined : quiet[main.act]
  const polite =
    main !== null && manners.has(main.act) && main.act !== 'empathy' && !heard.putsQuestion && !asksBeyondManners(heard)
  // What is asked gets an answer: "okay, and how many?" is more than a nod.
  if (keys !== undefined && (polite || !heard.asks)) return handBack(scene, keys)
  if (heard.asks) {
    if (knowsAbout(scene) && !polite) return answer(scene)
    return doNotKnow(scene)
  }
  return unsure(scene)
}

/** Not sure what was meant: take up a word, or ask something of one's own; ask for the meaning once at most. */
function unsure(scene: Scene): Plan {
  const { mind, heard } = scene
  const guess = mainActOf(heard)?.act
  const sellsPerhaps = guess === 'pitch' || guess === 'value' || guess === 'social_proof'
  if (sellsPerhaps && /\b(?:we|our|us|platform|product|software|tool|customers?)\b/.test(heard.plain)) {
    return { move: 'react', pieces: [say(scene, ['reactPitchCool', 'reactAck'])] }
  }
  if (heard.acknowledges !== null && !heard.asks) return { move: 'react', pieces: [say(scene, ['reactFeel', 'goOn'])] }
  const word = wordToTakeUp(scene)
  if (word !== null && count(mind, 'took-up') <= 4) {
    return { move: 'take-up-word', pieces: [say(scene, ['takeUpWord', 'ownQuestion'], { word })] }
  }
  if (heard.wordCount >= 5 && count(mind, 'asked-meaning') === 1)
    return { move: 'ask-meaning', pieces: [say(scene, ['askMeaning'])] }
  if (chance(mind, 0.5)) {
    mind.question = { kind: 'own', turn: mind.turn }
    return { move: 'ask-question', pieces: [say(scene, ['ownQuestion', 'reactAck'])] }
  }
  return handBack(scene, ['reactAck'])
}

/** A nod and the word back. */
function handBack(scene: Scene, keys: readonly LineKey[]): Plan {
  return orFillGap(scene, { move: 'react', pieces: [say(scene, keys)] })
}

/** Words of the trade that anybody uses for anything. */
const plainWords = /^(?:works?|calls?|plans?|planning|times?|people|things?|days?|orders?|services?)$/

const tradeParts = ['workers', 'crew', 'units', 'jobs', 'area'] as const

/** A word of the rep's that means something in this trade, to ask about. */
function wordToTakeUp({ heard, persona }: Scene): string | null {
  const trade = meaningOf(tradeParts.map((part) => persona.vocabulary[part] ?? '').join(' '))
  const words = heard.plain.match(/[a-z]{4,}/g) ?? []
  return words.find((word) => !plainWords.test(word) && [...meaningOf(word)].some((stem) => trade.has(stem))) ?? null
}

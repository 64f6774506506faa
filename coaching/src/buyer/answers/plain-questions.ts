import type { Fact } from '@ringside/contract/pipeline/buyer-profile'
import { leadsToYes } from '../heard/leading.ts'
import { plainText } from '../../acts/tokens.ts'
import { hasGiven } from '../mind.ts'
import { pick } from '../random.ts'
import { actIn, meaningOf } from '../perceive.ts'
import { say, unsaid } from '../speak.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { tell, trustNeeded } from '../telling.ts'

const mostWords = 26

const answered = (text: string | null): Plan | null =>
  text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }

const present = String.raw`(?:with us|with you|here(?: too| as well)?|there(?: too| with you)?|joining(?: us)?|on (?:the |this )?(?:line|call)|listening|in the room|dialling in|dialing in|coming)`

const whoIsHere =
  /\bwho(?:'s| is|'ve| have we got| else is| do we have| all is|'s all|'s else)? (?:else )?(?:here )?(?:on (?:the|this) (?:line|call)|with us|joining us|listening in)\b/

/** "Is Paulo with us?": whether a colleague is on the line. */
export function meetWhoIsHere(scene: Scene): Plan | null {
  const { heard, persona } = scene
  if (!heard.asks || heard.wordCount > mostWords) return null
  const found = new RegExp(
    String.raw`\b(?:[Ii]s|[Aa]re|[Ww]ill|[Dd]o we have|[Hh]ave we got|[Cc]an) ((?:\p{Lu}[\p{L}'-]+,? ?(?:and |or )?){1,4}|anyone else |anybody else |someone else |somebody else )(?:be |also |already )*${present}`,
    'u',
  ).exec(heard.words)
  const asksWho = whoIsHere.test(heard.plain)
  const name = found?.[1]?.trim().split(/[ ,]/)[0] ?? (asksWho ? '' : undefined)
  if (name === undefined) return null
  const named = persona.colleagues.some((colleague) => colleague.name.split(' ')[0] === name)
  return answered(
    unsaid(
      scene,
      named
        ? [`No, it's just me. I'll tell ${name} what we talked about.`, `${name}'s not on, it's only me today.`]
        : ["Nobody else, it's only me.", "It's just me on the line."],
    ),
  )
}

const ownList =
  /\bon (?:your|that|the) list\b|\byour (?:own )?list\b|\bwhat did you want to (?:ask|know|cover|start with)\b/
const listed: readonly string[] = [
  'What it takes from us, what it costs, and who else like us has it. You first, though.',
  "Three things: who does the work, what happens when it doesn't fit, and what it costs.",
  'What would change for my people, and how soon I would see it. Start wherever you like.',
]

/** Somebody who says they have a list of their own is asked what is on it. */
function meetOwnList(scene: Scene): Plan | null {
  const { heard, mind, lastWords } = scene
  if (!heard.asks || heard.wordCount > mostWords || !ownList.test(plainText(heard.question))) return null
  const spokeOfIt =
    /\blist\b/.test(lastWords.toLowerCase()) || mind.used.some((text) => /\blist of (?:my|our) own\b/.test(text))
  return spokeOfIt ? answered(unsaid(scene, listed)) : null
}

const leaving =
  /^(?:.*\b(?:and|so|but|then|okay|right)\b,? |.*[,.] )?(?:are|is|have|has|do|did|does|was|were)(?:n't)?\b[^?]*\b(?:leav(?:e|es|ing)|left|quit(?:ting|s)?|resign(?:ed|ing)?|walk(?:ed|ing) out|los(?:e|ing|t) (?:people|staff|anyone|anybody|\w+ over)|hand(?:ed|ing) in)\b[^?]*\?/
const stays: readonly string[] = [
  "Not that I've seen. They grumble, and they stay.",
  "No, nobody's left over it. Not so far.",
]
const notSaid: readonly string[] = [
  "Some, yes. I'd rather not go into who.",
  "Yes. That's a longer story than this call.",
]

/** "Are people leaving over it?" gets a yes or a no, and how many. */
function meetLeaving(scene: Scene): Plan | null {
  const { heard, mind, persona } = scene
  if (!heard.asks || heard.wordCount > mostWords || !leaving.test(heard.plain)) return null
  const aboutStaff = meaningOf(
    `people staff team anyone anybody ${persona.vocabulary['workers'] ?? ''} ${persona.vocabulary['crew'] ?? ''}`,
  )
  if (
    !/\b(?:people|staff|team|anyone|anybody|they|folks|crew)\b/.test(heard.plain) &&
    ![...heard.stems].some((stem) => aboutStaff.has(stem))
  )
    return null
  if (/\b(?:customers?|clients?|guests?|patients?|families|donors|members|students|applicants)\b/.test(heard.plain))
    return null
  const fact = persona.facts.find(({ id }) => id === 'people')
  if (fact === undefined) return answered(unsaid(scene, stays))
  if (trustNeeded(scene, fact) > mind.meters.trust)
    return answered(unsaid(scene, notSaid) ?? say(scene, ['deflect']).text)
  const told = tell(scene, { ...fact, needs: null })
  const pieces = told?.pieces.filter((piece) => piece.fact !== null) ?? []
  if (told === null) return null
  return { ...told, pieces: [plainPiece('Yes.'), ...(pieces.length > 0 ? pieces : told.pieces)] }
}

const costAsked =
  /\b(?:what|how much)\b[^?]*\b(?:cost(?:s|ing)?|run you|set(?:s|ting)? you back|(?:are|do|did|does|is) (?:you|that|it|this)(?: all)? los(?:e|ing)|worth to you|add(?:s|ing)? up to)\b|\bput a (?:number|figure|price) on\b|\bwhat(?:'s| is) the (?:cost|damage|bill)\b|^(?:(?:and|so|but|okay|ok|right)[,.]? )*(?:what about |how about )?(?:the|its) (?:cost|damage|bill)\W*$|\b(?:financial|cost|money|bottom[- ]line) impact\b|\bwhat (?:does|do) (?:it|that|this|those|all (?:that|this)) (?:do|mean) (?:to|for)\b[^?]*\b(?:margins?|bottom line|p&l|profit\w*|numbers|budget|cash)\b|\b(?:adds?|comes?|amounts?) (?:up )?to\b[^?]*\bmoney\b|\bin (?:money|cash|hard (?:cash|money)|money terms)\b|\bcosts? (?:you )?(?:much|a lot|a fortune)\b|\b(?:calculated|worked out|added up|put a figure on) (?:the cost|what it costs|it)\b|\bhow (?:expensive|costly) (?:is|are|does|do)\b|\bwhat(?:'s| is) (?:it|that|this) worth\b/
const ourCost =
  /\b(?:your (?:product|price|thing|service)|to (?:buy|switch)|would (?:you|it) (?:pay|be worth)|replac\w*|hir(?:e|ing)|train(?:ing)?|recruit\w*|new (?:one|starter|person))\b/
/** Each single thing: "a late shipment", "per agency shift". */
const onceOnly =
  /\b(?:(?:just |only )?(?:that|this|the) (?:one|single|last) (?:time|day|case|night|week|job|order|one|mistake)|(?:just|only) (?:that|this) (?:time|once)|(?:that|this|the) one (?:in|on|from|last|at|back) \w+|(?:did|has|had) (?:that|this) one(?! thing))\b/
const single =
  /\b(?:cost(?:s|ing)?|run you|lose|set you back)\b[^?]*\b(?:per|each|for (?:one|a|each|every)) (?!(?:year|month|week|quarter|annum)\b)([a-z][\w' -]{2,30}?)(?=[?,.]|$| (?:do|roughly|about|now|today|on average))|\bdo(?:es)? (?:a|an|one|each|every) ([a-z][\w' -]{2,30}?) (?:\w+ly )?(?:cost|run|lose|set)\b/
const noFigureForOne: readonly string[] = [
  "I've never worked it out for a single one.",
  "For one alone I haven't got the figure.",
]
const noFigure: readonly string[] = [
  "I've not worked it out. More than I'd like.",
  "Honestly, I've never put a figure on it.",
]

function costOf({ persona }: Scene): Fact | undefined {
  return persona.facts.find(({ id }) => id === 'cost')
}

/** What the trouble costs: the figure, or that there is none. Never the trouble once more. */
function meetCost(scene: Scene): Plan | null {
  const { heard, mind } = scene
  const long = heard.question.split(/\s+/).length > mostWords
  if (!heard.asks || long || !costAsked.test(heard.plain) || ourCost.test(heard.plain)) return null
  if ((['pitch', 'value', 'pricing', 'next_step', 'social_proof'] as const).some((act) => actIn(heard, act)))
    return null
  const fact = costOf(scene)
  const match = single.exec(heard.plain)
  const thing = match?.[1] ?? match?.[2] ?? onceOnly.exec(heard.plain)?.[0]
  if (fact === undefined) return { move: 'unknown-answer', pieces: [plainPiece(pick(mind, noFigure))] }
  const earned = trustNeeded(scene, fact) <= mind.meters.trust
  if (!earned)
    return thing === undefined
      ? tell(scene, { ...fact, needs: null })
      : answered(unsaid(scene, [...noFigureForOne, ...noFigure]))
  if (hasGiven(mind, fact.id) && thing === undefined) return null
  const told = tell(scene, { ...fact, needs: null })
  const lead = thing === undefined ? null : unsaid(scene, noFigureForOne)
  if (told === null || lead === null) return told ?? answered(lead)
  return {
    ...told,
    pieces: [plainPiece(lead), ...told.pieces.filter((piece) => piece.fact !== null || piece.text.length > 30)],
  }
}

/** A yes put into their mouth is not taken over. */
function meetLeading(scene: Scene): Plan | null {
  return leadsToYes(scene.heard) ? { move: 'react', pieces: [say(scene, ['interestedNo', 'makesSense'])] } : null
}

/** Questions that want one plain answer: what is on your list, is anybody leaving, what does it cost. */
export function meetPlainQuestion(scene: Scene): Plan | null {
  return meetLeading(scene) ?? meetOwnList(scene) ?? meetLeaving(scene) ?? meetCost(scene)
}

import { sentencePattern } from './said.ts'
import type { Span } from './said.ts'
import { anyOf } from './ways.ts'
import type { Ways } from './ways.ts'

const thing = String.raw`(?:the|a|an|your|our|my|one|this|that|each|every)`

/** What somebody says who shows something on a screen. */
export const showingWays: Ways = {
  'what you see here': /what (?:you|we)(?:['’]re| are| can)? (?:now |also )?(?:see|seeing|look(?:ing)? at)\b/iu,
  'here you see': /(?:here|there|now|then) (?:you|we) (?:can |could |now )?(?:see|get)\b/iu,
  "here's the board": /\b(?:here|there)(?:['’]s| is| are) (?:the|your|our|how|where|what|all)\b/iu,
  'this is where the note lands':
    /\b(?:this|that|here)(?:['’]s| is) (?:where|how|what|the (?:screen|view|page|board|list|overview|report|app|plan|map|calendar|history|log|alert|part))\b/iu,
  'this screen shows':
    /\b(?:screen|view|page|board|list|overview|report|dashboard|map|calendar|column|tab|app|box) (?:here )?(?:shows?|tells?|lists?|holds?|gives?|moves?|turns?|keeps?|sorts?|flags?|does|fills?)\b/iu,
  'let me show you':
    /\blet me (?:just |quickly |now |first )?(?:show|open|click|pull up|bring up|switch|share|drag)\b(?! (?:you )?(?:everything|all\b|around|what we|the main))/iu,
  "I'll open the board":
    /\bi(?:['’]ll| will|['’]m going to| am going to) (?:now |just |quickly |first )?(?:open|click|pull up|bring up|drag)\b/iu,
  'I click here': /\bi(?:['’]m| am)? (?:now |just )?(?:click|press|tap|drag|open|pull up|put in|type)(?:ing)?\b/iu,
  'if I click':
    /\b(?:if|when|once|as soon as) (?:i|you|we) (?:now )?(?:click|press|tap|drag|open|move|type|enter|change)/iu,
  'when a driver calls in': new RegExp(
    String.raw`\b(?:when|once|as soon as|if|say|suppose|imagine) (?:${thing} \w+|somebody|someone|anybody) (?:\w+ )?(?:calls?|rings?|cancels?|changes?|moves?|drops? out|writes?|enters?|falls?)\b`,
    'iu',
  ),
  'watch what happens': /\bwatch (?:what|this|how|the)\b/iu,
  'on the left':
    /\b(?:on|to) the (?:left|right)\b|\bon (?:the|this|my) screen\b|\b(?:up|down|over|right) here\b|\bat the (?:top|bottom)\b/iu,
  'as you can see': /\b(?:as )?you can see\b|\byou['’]ll see\b/iu,
  'it moves by itself':
    /\bit (?:then |now |just |also |simply )?(?:moves|updates|fills|sorts|flags|tells|sends|shows|keeps|turns|puts|warns|goes|works it out)\b/iu,
  'another thing it does': /\b(?:another|one more|the next) (?:thing|feature|module|part|screen|function)\b/iu,
}
const showing = anyOf(showingWays, 'iu')

/** Words of any screen: to have said them ties nothing to what a buyer told. */
export const screenWords =
  'share shared screen part parts page board list view report reports chart charts app click show see look drive portal portals day days thing things one two people good great nice question work works time'

/** How a rep gets the screen ready. */
export const screenWays: Ways = {
  'can you see my screen':
    /\b(?:can|do|could) you (?:all )?(?:see|get) (?:my|the|this|our) (?:screen|picture|slides?|window)\b/iu,
  'do you see the board on your side?':
    /\b(?:can|do|could) you (?:all |already )?see (?:it|that|something|anything|(?:the|a|my|our|that|this) (?:\w+ ){1,3})(?:okay|alright|now|yet|all right|on your (?:side|end|screen)|at your end|there)?\W*\?/iu,
  'is it still loading or is your screen white?':
    /\b(?:screen|bar|page|board|picture|window|window)\b[^?]{0,40}\b(?:loading|white|blank|black|frozen|stuck|moving|lagging|sharp|big enough|there|up)\b[^?]*\?|\b(?:can|do|could) you (?:all )?see (?:a|an|the|my|that|this)\b[^?]{0,40}\bor\b[^?]{0,30}\b(?:loading|white|blank|black|frozen|nothing)\b/iu,
  "I'll share my screen": /\b(?:share|sharing|shared) (?:my|the|our) (?:screen|window)\b/iu,
  'let me show you everything':
    /\blet me (?:just )?(?:show you|go through|walk you through) (?:everything|all\b|around|what we|the main)/iu,
  'is my screen up': /\bis (?:my|the|our) (?:screen|picture) (?:up|there|visible|on|coming)\b/iu,
}
const screen = anyOf(screenWays, 'iu')

/** "Can you see a grey bar at the top, or is it still white?" shows nothing yet, whatever it names. */
const seen =
  /\b(?:can|do) you (?:all |already )?see\b[^.?!]{0,60}\bor\b[^?]{0,40}\?|\b(?:screen|picture|window|page)\b[^.?!]{0,20}\b(?:still )?(?:loading|white|blank|black|frozen)\b[^?]*\?/iu

/** The rep only gets the screen ready. */
export function sharesScreen(words: string): boolean {
  return seen.test(words.slice(0, 6000)) || (screen.test(words.slice(0, 6000)) && showingIn(words) === null)
}

/** How a rep goes on to the next thing. */
export const movingOnWays: Ways = {
  'moving on': /\b(?:moving|going|let['’]s move|let me move|i['’]ll move|we move) on\b/iu,
  'another feature': /\b(?:another|one more|the next) (?:thing|feature|module|part|screen|function)\b/iu,
  "next, here's": /^(?:(?:so|and|okay|right|now),? )*next\b/iu,
  'we also have': /\b(?:we|it|you) also (?:have|has|do|does|get|comes?|offers?)\b|\band there(?:['’]s| is) also\b/iu,
  anyway: /^(?:(?:so|and|okay|right|yes),? )*anyway\b/iu,
  "we'll come to that": /\b(?:come|get) (?:back )?to that\b/iu,
}
const movingOn = anyOf(movingOnWays, 'iu')

/** Where some words show something on a screen; null where they do not. Words that only ask show nothing. */
export function showingIn(words: string): Span | null {
  for (const { index, 0: sentence } of words.slice(0, 6000).matchAll(sentencePattern)) {
    if (sentence.endsWith('?') || !showing.test(sentence)) continue
    const start = index + (sentence.length - sentence.trimStart().length)
    return { start, end: index + sentence.length }
  }
  return null
}

/** The rep goes on to the next thing on their list. */
export function movesOn(words: string): boolean {
  return movingOn.test(words)
}

/** How a rep asks what it would change for the buyer. */
export const payoffWays: Ways = {
  'what would that change for you':
    /\bwhat (?:would|does|will|could|might|difference would) (?:that|this|it|having (?:that|this|it)|something like (?:that|this))(?: \w+)? (?:change|mean|do|save|give|free|make|spare|bring)\b/iu,
  'how would that help':
    /\bhow (?:would|could|might|does|will|much would) (?:that|this|it)(?: \w+)? (?:help|change|affect|save|ease|spare)\b/iu,
  'what would be different':
    /\bwhat (?:would|will|['’]d) (?:be|look|get|run|have been) (?:have been |be )?(?:different|better|easier|other)/iu,
  'what would you do with': /\bwhat (?:would|could) you (?:do|gain|get|win|save|stop doing)\b/iu,
  'who would notice': /\bwho (?:would|['’]d) (?:\w+ )?(?:notice|feel|benefit|be (?:glad|happy)|thank)\b/iu,
  'how much of that would go':
    /\bhow (?:much|many)\b[^.?!]{0,40}\bwould (?!you (?:say|think|guess|reckon))(?:that|this|it|you|go|be)\b/iu,
  'what would it be worth': /\bwhat (?:would|['’]d|is) (?:that|this|it) (?:be )?worth\b/iu,
  'would that have saved Monday':
    /\bwould (?:that|this|it|something like (?:that|this))(?: really| actually)? (?:have )?(?:help|saved?|caught|catch|change|spare|ma(?:k|d)e a difference|take|solve|fix)/iu,
}
const payoff = anyOf(payoffWays, 'iu')

/** Where the rep asks what something they showed or offered would change for the buyer; null where they do not. */
export function payoffAskedIn(words: string): Span | null {
  const match = payoff.exec(words.slice(0, 6000))
  return match === null ? null : { start: match.index, end: match.index + match[0].length }
}

import { briefly } from '../metrics/wording.ts'
import { namesSum } from '../metrics/heard/amounts.ts'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { toldIn } from '../metrics/heard/evidence.ts'
import { answersItself } from '../metrics/heard/acts-done.ts'
import { followUpIn } from '../metrics/heard/follow-ups.ts'
import { mainNeed } from '../metrics/heard/needs.ts'
import { isPressing } from '../metrics/heard/pressing.ts'
import { questionQuote, quoteOfSpan } from '../metrics/heard/spans.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { payoffAskedIn } from '../speech/showing.ts'
import { anyOf, type Ways } from '../speech/ways.ts'
import { askedIn, byAnswer } from './asked-in.ts'
import { impactWords, painWords } from './asked-words.ts'
import { costTold } from './cost-asked.ts'
import { met, unmet, type Check, type Finding } from './rubric.ts'

/** How a rep asks what happens if nothing is done. */
export const inactionWays: Ways = {
  'what happens if you leave it':
    /\bwhat (?:happens|will happen|would happen|goes wrong|becomes of (?:it|that)) (?:if|when) (?:you|nothing|this|that|it|things)\b[^.?!]{0,30}\b(?:leave|left|nothing|don['’]t|stays?|carr(?:y|ies) on|keeps?|goes? on|changes?|wait|continues?)/iu,
  'if nothing changes, where':
    /\bif (?:nothing (?:changes|happens|is done)|you (?:do nothing|leave it|wait|carry on)|it (?:stays|goes on) (?:like|as))\b/iu,
  'how long can you go on':
    /\bhow (?:long|much longer) (?:can|could|will|would) (?:you|that|this|it|they) (?:go on|carry on|keep|last|live with|do without|afford|hold)/iu,
  'where will that be in a year':
    /\bwhere (?:will|would|does) (?:that|this|it|you)\b[^.?!]{0,20}\b(?:in (?:a|six|twelve)|next) (?:year|months?)\b/iu,
  'why not just leave it':
    /\bwhy (?:not|don['’]t you|wouldn['’]t you)(?: just| simply)? (?:leave|live with|keep|do nothing|stay)/iu,
}
const inaction = anyOf(inactionWays, 'iu')

/** The questions of a call that some words tell, by what came of them. */
function askedFor({ call }: CallEvidence, isIt: (words: string) => boolean): Finding {
  return byAnswer(
    call.rep.flatMap((turn) => {
      if (isPressing(turn) || answersItself(turn)) return []
      // "If nothing changes, where will that be?": the condition stands before the question.
      const asked = turn.questions.find(({ start, end }) => isIt(turn.heard.slice(Math.max(0, start - 60), end)))
      const quote = asked === undefined ? null : questionQuote(turn, asked)
      return quote === null ? [] : [{ quote, told: toldInAnswer(call, turn) }]
    }),
  )
}

/** Questions that stay on the trouble, after the one that brought it out: as many make a story of it. */
const layersAsked = 3

/** Questions about a trouble that was told: what it is, since when, what it costs, and what follows from the answers. */
function stays({ call, needs }: CallEvidence): Finding {
  const [first] = needs.filter(({ weight }) => weight > 0)
  if (first === undefined) return unmet()
  const quotes = call.rep.flatMap((turn) => {
    if (turn.at < first.turn.at || isPressing(turn)) return []
    const more = followUpIn(call, turn)
    const quote = more === null ? null : questionQuote(turn, more)
    return quote ?? askedIn(turn, ['q_impact', 'q_pain'], impactWords) ?? askedIn(turn, [], painWords) ?? []
  })
  return quotes.length >= layersAsked ? met(...quotes) : unmet(quoteOfSpan(first.turn, first.span))
}

/** A line with fewer words tells nothing to build on. */
const fewestTold = 6

const need = ({ needs }: CallEvidence): string | null => {
  const main = mainNeed(needs)
  return main === null ? null : toldIn(main)
}

/** How far the rep stayed with a trouble: what it leads to, what leaving it would mean, what it would be worth without it. */
export const deepening: readonly Check[] = [
  {
    key: 'discovery.told',
    text: 'The buyer told of something that goes wrong',
    find: ({ needs }) => {
      const told = needs.find(({ weight }) => weight > 0)
      return told === undefined ? unmet() : met(quoteOfSpan(told.turn, told.span))
    },
    advice: ({ buyerName, call }) => {
      const how = call.buyer.find(({ at, wordCount }) => at > 1 && wordCount >= fewestTold)
      const told = how === undefined ? '' : briefly(how, { start: 0, end: how.words.length })
      return told === '' || how?.heard !== how?.words
        ? `Ask ${buyerName} what went wrong the last time, and let them tell it.`
        : `${buyerName} said “${told}”. Ask what went wrong with that the last time, and let them tell it.`
    },
    lost: ({ buyerName }) => `${buyerName} told you of nothing that goes wrong.`,
    why: 'Ask what goes wrong',
  },
  {
    key: 'discovery.figure',
    text: 'Stayed until there was a figure for what it costs',
    find: costTold,
    advice: (evidence) => {
      const words = need(evidence)
      return words === null
        ? `Once ${evidence.buyerName} has named a problem, ask what it adds up to in a month.`
        : `${evidence.buyerName} said “${words}”. Ask ${namesSum(words) ? 'how often that comes up, and what it adds up to in a year' : 'what that adds up to in a month, in hours or in money'}.`
    },
    lost: () => 'Nobody put a figure on what it costs.',
    why: 'Ask for a figure',
  },
  {
    key: 'discovery.inaction',
    text: 'Asked what happens if nothing changes',
    find: (evidence) => askedFor(evidence, (words) => inaction.test(words)),
    advice: (evidence) => {
      const words = need(evidence)
      return words === null
        ? `Ask ${evidence.buyerName} what happens if they leave it as it is for another year.`
        : `${evidence.buyerName} said “${words}”. Ask where that will be in a year if nothing changes.`
    },
    lost: () => 'You never asked what leaving it would mean.',
    why: 'Ask what waiting costs',
  },
  {
    key: 'discovery.payoff',
    text: 'Asked what it would change to have it solved',
    find: (evidence) => askedFor(evidence, (words) => payoffAskedIn(words) !== null),
    advice: (evidence) => {
      const words = need(evidence)
      return words === null
        ? `Ask ${evidence.buyerName} what it would change for them to have it solved, and let them say it.`
        : `${evidence.buyerName} said “${words}”. Ask what it would change for them if that were gone, and let them say it.`
    },
    lost: ({ buyerName }) => `You never let ${buyerName} say what a solution would be worth.`,
    why: 'Ask what it would change',
  },
  {
    key: 'discovery.layers',
    text: `Stayed with one trouble for ${layersAsked} questions`,
    find: stays,
    advice: (evidence) => {
      const words = need(evidence)
      return words === null
        ? `When ${evidence.buyerName} names a trouble, ask for an example, how often, and what it did to them.`
        : `Stay with “${words}”: ask for the last time, how often, and what it did to the people in it.`
    },
    lost: (evidence) => {
      const words = need(evidence)
      return words === null ? 'You stayed with no trouble of theirs.' : `You left “${words}” too soon.`
    },
    why: 'Stay with the trouble',
  },
]

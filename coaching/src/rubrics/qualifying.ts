import type { Act } from '@ringside/contract'
import type { CallEvidence } from '../metrics/heard/evidence.ts'
import { questionQuote } from '../metrics/heard/spans.ts'
import { toldInAnswer } from '../metrics/heard/told-in-answer.ts'
import { anyOf, type Ways } from '../speech/ways.ts'
import { asks, byAnswer } from './asked-in.ts'
import { authorityWords, budgetWords } from './asked-words.ts'
import { partAsked } from './buying.ts'
import { builtOn } from './cues.ts'
import { unmet, type Check, type Finding } from './rubric.ts'

/**
 * What questions for a part of how they buy say, where the ear is unsure of them. By when is narrower than where one part
 * of three is enough: "when do they leave?" asks for no date of theirs.
 */
const partWords = {
  q_authority: authorityWords,
  q_timeline:
    /\b(timeline|by when|date by|deadline|how soon|when (would|do|does|will) (you|it|this|that)( all)? (want|need|have|hope|plan|like|start|go live|be ready))\b/iu,
  q_budget: budgetWords,
} as const satisfies Partial<Record<Act, RegExp>>

/** One part of how they buy was asked for: who decides, by when, with what money. */
function askedPart(act: keyof typeof partWords): (evidence: CallEvidence) => Finding {
  return ({ call }) => {
    const part = partAsked(call, act, partWords[act])
    return part === null ? unmet() : byAnswer([{ quote: part.asked, told: part.told }])
  }
}

/** How a rep asks by what somebody will choose. */
export const criteriaWays: Ways = {
  'what matters most when you choose':
    /\bwhat(?:['’]s| is| are| would be)?(?: the)? (?:matters?|important|most important|main things?|criteria|must[- ]haves?)\b[^.?!]{0,40}(?:\b(?:choos\w+|decid\w+|pick\w*|compar\w+|buy\w*|look\w*|decision|solution|supplier|vendor|system|tool|one)\b|to you\b)/iu,
  'how will you choose':
    /\bhow (?:will|do|would|are) you(?: all)? (?:going to )?(?:choose|decide|compare|judge|pick|rate|measure)\b/iu,
  'what would it have to do':
    /\bwhat (?:would|does|must|should) (?:it|that|this|a (?:new )?(?:system|tool|supplier|solution|vendor))(?: have to| need to)? (?:do|be able to|show|have|prove|look like)\b/iu,
  'what do you look for': /\bwhat (?:do|would|will|are) you (?:look|looking|want to see|expect)\b(?: for| in)?/iu,
  'how would you know it works':
    /\bhow (?:would|will) you (?:know|tell|see) (?:that |if |whether )?(?:it|this|that|we)(?:['’]s| is)? (?:work\w*|worth|a success|been|paid|was)/iu,
}

/** How a rep asks what has to happen before a yes. */
export const stepsWays: Ways = {
  'how do you buy something like this':
    /\bhow (?:do|does|would|did) (?:you|your company|your team|that|this|it|a decision|something like (?:this|that))(?: guys| all| usually| normally)? (?:buy|bought|get (?:bought|approved|decided|signed)|work its way|go through|make (?:a|that|this|the) decision)\b/iu,
  'what happens after you say yes':
    /\bwhat (?:happens|comes|would happen|has to happen|needs to happen|would need to happen|would have to happen) (?:next|then|first|before|after|between|once|on your (?:side|end))\b/iu,
  'what are the steps':
    /\bwhat(?:['’]s| is| are| would be| do)(?: the)? (?:steps?|process|procedure|approval|path|route)\b/iu,
  'who has to say yes first':
    /\bwho (?:has|have|needs?|would (?:have|need)) to (?:say yes|agree|approve|sign|see (?:it|this)|be asked)\b/iu,
  'last time, who approved it':
    /\b(?:last time|the last (?:one|time|tool|system))\b[^.?!]{0,40}\b(?:bought|chose|decided|approved|went through|signed)\b/iu,
}

/** How a rep asks about the paper between a yes and a signature. */
export const paperWays: Ways = {
  'does legal look at it':
    /\b(?:legal|lawyers?|procurement|purchasing|compliance|security|data protection|works council|finance)\b[^.?!]{0,30}\b(?:look|see|read|review|approve|sign|involved|check|need|ask|want|have to|get)/iu,
  'is there a security review':
    /\b(?:security|vendor|supplier|legal|data) (?:review|check|assessment|questionnaire|form|onboarding)\b/iu,
  'whose contract do you use?':
    /\b(?:whose|which|your(?: own)?|our) (?:contract|paper|paperwork|terms|template|agreement|purchase order)\b[^.?!]{0,30}\?/iu,
  'how long does the paperwork take':
    /\bhow long\b[^.?!]{0,40}\b(?:paperwork|contract|purchase order|signature|onboarding|approval)\b/iu,
}

/** How a rep asks for somebody's help inside. */
export const championWays: Ways = {
  'would you bring it up with':
    /\b(?:would|could|will|can|are) you (?:be )?(?:up for |happy to |willing to |able to |ready to )?(?:bring|take|put|carry|raise|present|pass|introduc|recommend|back|support|argue|fight|vouch|speak up|make the case)\w*\b/iu,
  'how would you explain it to':
    /\b(?:how|what) would you (?:explain|sell|put|tell|say|show)\b[^.?!]{0,30}\b(?:to|them|him|her|boss|board|team|director|colleagues|others)\b/iu,
  'what do you need from me to convince':
    /\bwhat (?:do|would|can|could|should)(?: you| i| we)? (?:need|help|give you|send you|prepare|do)\b[^.?!]{0,40}\b(?:convince|explain|them|him|her|board|boss|internally|inside|meeting)\b/iu,
  'what is in it for you':
    /\bwhat(?:['’]s| is| would be)(?: be)? in it for you\b|\bwhat would (?:it|that|this) mean for you personally\b/iu,
}

/** A question in some of these ways. */
function asksWays(ways: Ways): (evidence: CallEvidence) => Finding {
  const words = anyOf(ways, 'iu')
  return ({ call }) =>
    byAnswer(
      call.rep.flatMap((turn) => {
        const asked = turn.questions.find(({ start, end }) => words.test(turn.heard.slice(start, end)))
        const quote = asked === undefined ? null : questionQuote(turn, asked)
        return quote === null ? [] : [{ quote, told: toldInAnswer(call, turn) }]
      }),
    )
}

/** How a company buys, a check for each part; several rubrics ask for them one by one. */
export const qualifying: readonly Check[] = [
  {
    key: 'discovery.authority',
    text: 'Asked who decides',
    find: askedPart('q_authority'),
    advice: (evidence, quoted) =>
      builtOn('discovery.authority', evidence, quoted, {
        cue: 'Ask right there who else gets a say, and who signs in the end.',
        need: 'Ask who else feels that, and who would have to sign before it changes.',
        without: 'Ask % who else would have a say, and who signs.',
      }),
    lost: ({ buyerName }) => `You never asked ${buyerName} who decides.`,
    why: 'Ask who decides',
  },
  {
    key: 'discovery.deadline',
    text: 'Asked by when it would have to be better',
    find: askedPart('q_timeline'),
    advice: (evidence, quoted) =>
      builtOn('discovery.deadline', evidence, quoted, {
        cue: 'Ask whether that is the day it has to work by, and what happens if it doesn’t.',
        need: 'Ask by when that would have to be better, and what happens on that day.',
        without: 'Ask % by when it would have to be better, and what happens on that day.',
      }),
    lost: () => 'You never asked by when.',
    why: 'Ask by when',
  },
  {
    key: 'discovery.budget',
    text: 'Asked where the money would come from',
    find: askedPart('q_budget'),
    advice: (evidence, quoted) =>
      builtOn('discovery.budget', evidence, quoted, {
        cue: 'Money was on the table: ask whose budget that is, and what is set aside for a change.',
        need: 'Ask whose budget would pay to put that right, and who holds it.',
        without: 'Ask % out of which budget it would come, and who holds it.',
      }),
    lost: () => 'You never asked where the money would come from.',
    why: 'Ask about the money',
  },
  {
    key: 'discovery.criteria',
    text: 'Asked by what they would choose',
    find: asksWays(criteriaWays),
    advice: (evidence, quoted) =>
      builtOn('discovery.criteria', evidence, quoted, {
        cue: 'Ask what else it would have to do, and how they would know that it works.',
        need: 'Ask what an answer to that would have to do, and how they would know that it works.',
        without: 'Ask % what it would have to do for them, and how they would know that it works.',
      }),
    lost: () => 'You never asked by what they would choose.',
    why: 'Ask by what they choose',
  },
  {
    key: 'discovery.buying-steps',
    text: 'Asked what has to happen before they can say yes',
    find: asksWays(stepsWays),
    advice: (evidence, quoted) =>
      builtOn('discovery.buying-steps', evidence, quoted, {
        cue: 'Ask what comes before that and what comes after, up to the yes.',
        need: 'Ask what would have to happen, and who would have to see it, before they could change that.',
        without: 'Ask % how they bought the last thing of this kind: who saw it, in what order.',
      }),
    lost: () => 'You never asked what has to happen before a yes.',
    why: 'Ask how they buy',
  },
  {
    key: 'discovery.paper',
    text: 'Asked about the paper: contract, legal, security, purchasing',
    find: asksWays(paperWays),
    advice: (evidence, quoted) =>
      builtOn('discovery.paper', evidence, quoted, {
        cue: 'Ask what is looked at there, who does it, and how long it takes.',
        without: 'Ask % who looks at a contract before it is signed, and how long that takes.',
      }),
    lost: () => 'You never asked what the paper takes.',
    why: 'Ask about the paper',
  },
  {
    key: 'discovery.champion',
    text: 'Asked the buyer to carry it further inside',
    find: asksWays(championWays),
    advice: (evidence, quoted) =>
      builtOn('discovery.champion', evidence, quoted, {
        cue: 'Ask how they would put it to the others, and what you can give them for that.',
        need: 'Ask how they would tell the others about that, and what you can give them for it.',
        without: 'Ask % how they would put it to the others, and what you can give them for that.',
      }),
    lost: ({ buyerName }) => `You never asked ${buyerName} to carry it further.`,
    why: 'Ask for their help inside',
  },
  {
    key: 'discovery.tools',
    text: 'Asked what they use, have tried or compare with',
    find: asks(
      ['q_competitor'],
      /\b(?:what|which) (?:\w+ ){0,3}(?:do you|are you) (?:use|using|run|have|work with)\b|\b(?:tried|looked at|compar\w+|using) (?:anything|anyone|anybody|others?|something) (?:else|before)?/iu,
    ),
    advice: (evidence, quoted) =>
      builtOn('discovery.tools', evidence, quoted, {
        cue: 'Ask what that does well, where it lets them down, and what they tried before.',
        need: 'Ask what they have tried so far to get on top of that.',
        without: 'Ask % what they use for it today, and what they have tried before.',
      }),
    lost: () => 'You never asked what they use or have tried.',
    why: 'Ask what they use',
  },
]

import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'
import { lastAsked } from './taken-up.ts'

/** What a short question wants that goes on from the buyer's last line and names nothing itself. */
export const followUpWays = {
  /** Why they asked. */
  'why-asked': {
    'why do you ask':
      /^(?:why|how come|what makes|what made|is there (?:a|any) reason)(?: do| are| did| would)? you(?:'d| would|'re)? (?:ask\w*|want(?:ing|ed)? to know|wonder\w*|bring(?:ing)? (?:it|that|this) up|need to know)\b/,
    'why the question':
      /^why (?:the|that|this) question\b|^what(?:'s| is) behind (?:the|that|your) question\b|^where(?:'s| is) (?:the|that|this) (?:question )?coming from\b/,
    'what are you hoping to hear':
      /^what (?:are you|were you|would you be) (?:hoping (?:to hear|for)|getting at|after|hinting at)\b/,
  },
  /** What makes them say so. */
  grounds: {
    'what makes you say that':
      /^what(?:'s| has)? ?(?:makes|made|making|gives|gave|giving) you (?:to )?(?:(?:say|think|feel|believe|see|put)(?: (?:that|so|it|this|of that|it that way))?|so sure|doubt(?: (?:it|that|this))?|hesitate|(?:that|the|this) (?:feeling|idea|impression))\W*$/,
    'why do you say that':
      /^(?:why|how come)(?: do| did| would)? you (?:say|think|feel|believe|see it|put it)(?: (?:that|so|it|this|like that|that way))?\W*$/,
    'what is that based on':
      /^what(?:'s| is| are) (?:you basing )?(?:that|it|this)(?: based| resting)? on\W*$|^based on what\W*$|^where do you (?:get|take|see) (?:that|it)(?: from)?\W*$/,
    'how can you tell': /^how can you (?:tell|be (?:so )?sure)(?: (?:that|it|this))?\W*$/,
  },
  /** The reason of what was said. */
  why: {
    'why is that':
      /^(?:why|how come|how so|in what way|why so)(?:'s| is| was| does| did| would)?(?: (?:that|it|this|so))?(?:(?: be| then| though| exactly| actually| happen| the case))?\W*$/,
    'what is the reason':
      /^what(?:'s| is| was| would be)(?: the)? (?:reason|thinking)(?: (?:for|behind) (?:that|it|this))?\W*$/,
  },
  /** The reason of a no. */
  'why-not': {
    'why not':
      /^(?:why|how come)(?: (?:is|are|was|were|do|does|did|would|will|can|could))?(?: (?:it|that|they|you|not|they|we|this|either|neither))*(?: not|n't)(?: (?:it|that|they|you|this))?\W*$/,
    'in what way not': /^(?:in what (?:way|sense|respect)|how) not\W*$/,
    "why wouldn't they":
      /^(?:why|how come) (?:won't|wouldn't|didn't|don't|doesn't|isn't|aren't|wasn't|weren't|can't|couldn't|hasn't|haven't)(?: (?:it|that|they|you|this|anybody|anyone|he|she|people))?(?: \w+)?\W*$/,
    'what was wrong with them':
      /^what(?:'s| is| was| were|'d)? (?:so )?(?:wrong|missing|lacking|off|the (?:problem|trouble|snag|issue|catch|matter))(?: (?:with|about|in|from|there|then)(?: (?:it|that|them|those|this|both|either))?)?\W*$/,
    "what didn't you like":
      /^what (?:didn't|don't|doesn't|wasn't|did|do) (?:you|they|it)(?: not| dis)? ?(?:like|convince|work|fit|click|appeal|suit|buy)(?: (?:you|for you|about (?:it|that|them|this|those)))?\W*$/,
    'what put you off': /^what (?:put|puts|turned|turns|stopped|lost) you(?: off| away)?\W*$/,
  },
  /** The same in other words. */
  meaning: {
    'how do you mean':
      /^(?:what|how) (?:do|did|would) you mean(?: (?:by|with) (?:that|it))?\W*$|^meaning(?: what)?\W*$/,
    "i don't follow":
      /^(?:sorry,? )?(?:i'm not sure )?i (?:don't|didn't|do not|did not)? ?(?:quite )?(?:follow|understand|get (?:that|it|you))\W*$/,
  },
} as const satisfies Record<string, Ways>

export type FollowUp = keyof typeof followUpWays

const patterns = Object.entries(followUpWays).map(([kind, ways]) => ({ kind, pattern: anyOf(ways) }))
const isFollowUp = (kind: string): kind is FollowUp => kind in followUpWays

/** "Oh, interesting, and ...": what is said before it. */
const lead =
  /^(?:(?:and|so|but|okay|ok|right|well|oh|ah|aha|wait|hang on|sorry|hm+|huh|no|yes|yeah|really|interesting|fair enough|i see|got it|just out of (?:interest|curiosity)|out of (?:interest|curiosity)|can i ask|may i ask|if i may|if you don't mind|do you (?:happen to )?know|any idea|can you (?:say|tell me)|could you (?:say|tell me))\b[,.!?]* )+/
const mostWords = 12
/** A longer turn says something else as well. */
const mostWordsOfTurn = 26

/** The follow-up that ends a turn; null where the turn names what it asks after. */
export function followUpIn(heard: Heard): FollowUp | null {
  if (!heard.asks && !heard.plain.includes('?') && heard.wordCount > 4) return null
  if (heard.wordCount > mostWordsOfTurn) return null
  const asked = (heard.asks ? lastAsked(heard) : heard.plain).toLowerCase().replace(lead, '')
  if (asked.split(' ').length > mostWords) return null
  const found = patterns.find(({ pattern }) => pattern.test(asked))?.kind
  return found !== undefined && isFollowUp(found) ? found : null
}

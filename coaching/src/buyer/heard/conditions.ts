import { assuranceWays } from '../../speech/referring.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'

/** What a buyer may make a condition of before they say yes. */
export const conditionKinds = [
  'own-data',
  'reference',
  'writing',
  'stop',
  'stays',
  'first-say',
  'off-work',
  'later',
  'system',
  'once',
  'setup',
  'hours',
  'report',
  'page',
  'trial',
  'hear-first',
  'pilot',
] as const
export type ConditionKind = (typeof conditionKinds)[number]

/** How each is set in the buyer's words, and by which words of the rep's it is met. */
const ways: Record<ConditionKind, { set: RegExp; met: RegExp }> = {
  'own-data': {
    set: /\b(?:on|with) our (?:own )?(?:data|figures|numbers)\b|\bour (?:own )?(?:data|numbers|things) in (?:it|both)\b|\bsame data in both\b|\bshow me with our stuff\b|\bit work on something of ours\b/i,
    met: /\b(?:your|their) (?:own )?(?:data|figures|numbers|exports?|entries|plans?|files)\b|\byour own\b|\b(?:bad|worst|hardest) (?:day|week|case)s?\b/i,
  },
  reference: {
    set: /\bif i (?:can|could) (?:ring one of (?:them|those)|call one of (?:them|those)|question a customer)\b|\bi'd (?:like|love) to (?:ask|call|talk to) them\b|\bi'll check (?:it|with them)\b|\b(?:give|send) me (?:that name|their number)\b|\bsomebody i can ask myself\b|\bi want to speak to somebody who\b|\bif i (?:may ask|can put my questions to) them\b/i,
    met: /\b(?:send|give|get|mail|text|bring|have) (?:you )?(?:\w+ ){0,5}(?:names?|numbers?|references?|contacts?|customers?)\b/i,
  },
  writing: {
    set: /\bif (?:it|that)'s (?:written )?in the contract\b|\bif it says somewhere\b|\bas long as that's in the contract\b|\bif it's on paper\b|\bsomething on paper\b|\bput (?:it|that) in writing\b|\bin writing, that's another matter\b/i,
    met: /\b(?:in writing|on paper|written|in the contract|in black and white)\b/i,
  },
  stop: {
    set: /\bif (?:i|we) can stop\b|\bi'd have to know that i'm not tied\b|\bif i can get out again\b|\bif i can't get out\b|\bif we couldn't get out\b|\b(?:holds|price) and (?:i|we) can stop\b|\bout if it doesn't pay\b|\bnotice period i can live with\b|\bif there's a notice period\b/i,
    met: /\b(?:month to month|cancel|notice|way out|(?:can|could) (?:stop|leave))\b/i,
  },
  stays: {
    set: /\bif somebody (?:really )?stays (?:with them )?(?:until|till) (?:they|it's)\b|\bsomebody would have to stay until\b/i,
    met: /\bstay(?:s|ing)?\b/i,
  },
  'first-say': {
    set: /\bif (?:they|the [\w ]{2,30}) (?:get to change it first|may change it first|can change it beforehand|get a say first|get asked first)\b/i,
    met: /\b(?:they|your \w+) (?:get to |can |will |may )?(?:change|decide|say|choose)\b|\basked first\b/i,
  },
  'off-work': {
    set: /\bif (?:it (?:really )?(?:doesn't take anybody|takes nobody)|nobody (?:comes|has to come)) off the work\b|\bif nobody has to leave their work\b|\bhave to cost my people no time\b|\bmy people stay (?:at it|where they are)\b/i,
    met: /\bnobody (?:comes|leaves|has to|is taken)\b|\boff the (?:floor|work)\b/i,
  },
  later: {
    set: /\b(?:if|so|as long as) nothing (?:starts|begins) (?:before|till|until)\b|\bif it doesn't start (?:before|till|until)\b|\bnothing starts until (?:they|it)\b/i,
    met: /\b(?:nothing (?:starts|then|before)|after (?:the|your)|until it suits|until after)\b/i,
  },
  system: {
    set: /\bif [^.]{2,30} stays (?:and|where it is)\b|\bif [^.,]{2,30} (?:really )?(?:stays,|remains and)|\b(?:nothing gets|doesn't get) ripped out\b/i,
    met: /\b(?:stays|beside|alongside|keep|don't touch)\b/i,
  },
  once: { set: /\bnobody (?:types (?:anything|it)|has to type things) twice\b/i, met: /\b(?:twice|types?|typed)\b/i },
  setup: {
    set: /\b(?:if|as long as) (?:your people (?:do the setting up|(?:really )?set it up)|you do the setting up|the (?:setting up|setup) (?:is (?:really )?(?:yours|on your side)|isn't ours))\b/i,
    met: /\bset(?:s|ting)?(?: it| that)? up\b|\bthe setup\b/i,
  },
  hours: {
    set: /\bcouple of hours\b|\b(?:to )?two people (?:for|over) two weeks\b/i,
    met: /\b(?:two|three|few|of) hours\b/i,
  },
  report: {
    set: /\bgets the report\b|\bhas the report before\b|\bif the report answers\b|\bhand that report\b/i,
    met: /\b(?:report|audit)\b/i,
  },
  page: {
    set: /\bif you(?:'d)? (?:help me with|supply|do) the (?:numbers|figures)\b|\b(?:figures on|gets|fits on|if there's) one page\b|\bone page \w+ can read\b|\bsomething short with a number\b|\bone page i can (?:carry|take)\b|\bone page is something i can\b|\ba page that\b/i,
    met: /\b(?:page|figures|numbers)\b/i,
  },
  trial: {
    set: /\btry(?:ing)? it first\b|\bsee it work before i commit\b|\ba trial (?:i can|i could|gives)\b|^a trial\b|\bif there's a trial\b/i,
    met: /\b(?:trial|pilot|try|test)\b/i,
  },
  'hear-first': {
    set: /\b(?:hear it from me (?:first|before)|hear from me (?:first|before)|they hear it from me|let me (?:ask|tell|speak to) them first|i'd (?:like|want) to (?:ask|tell|speak to) them first|ask(?:ed)? them (?:myself )?first)\b/i,
    met: new RegExp(
      String.raw`${anyOf(assuranceWays['asked-first']).source}|\b(?:once|after|when|until|till) you(?:'ve| have)? (?:asked|spoken|told|talked|rung|called)\b|\byou (?:\w+ )?(?:ask|speak|tell|talk|ring)\b[^.?!]{0,25}\b(?:first|before)\b`,
      'i',
    ),
  },
  pilot: {
    set: /\bbefore we pay for anything\b|\ba free pilot of \w+ months?\b/i,
    met: /\b(?:pilot|trial)\b[^.?!]{0,40}\b(?:first|before|then)\b|\b(?:after|once|when) the (?:pilot|trial)\b|\b(?:start|begin)\w* with the (?:pilot|trial)\b/i,
  },
}

/** The conditions that some words of the buyer's set. */
export function conditionsIn(words: string): ConditionKind[] {
  return conditionKinds.filter((kind) => ways[kind].set.test(words))
}

/** The rep says that it will be so, or has made it part of what they propose. */
export function meets({ plain }: Pick<Heard, 'plain'>, kind: ConditionKind): boolean {
  return ways[kind].met.test(plain) && !denies.test(plain)
}

/** The rep says no to what was asked of them. */
export function refusesIt({ plain, asks }: Pick<Heard, 'plain' | 'asks'>): boolean {
  return !asks && denies.test(plain)
}
const denies =
  /\b(?:(?:that|this|we|i) (?:\w+ )?(?:can't|cannot|couldn't|won't be able|wouldn't be able)|(?:isn't|is not|not|won't be) possible|(?:i'm|i am) afraid (?:not|we|i|that)|unfortunately)\b/

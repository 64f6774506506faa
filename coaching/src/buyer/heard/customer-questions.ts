import { markedQuestionsIn } from '../../speech/said.ts'
import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'
import type { Heard } from '../perceive.ts'

/** What a rep asks a customer about the time since they bought. */
export type CustomerSubject =
  'promise' | 'renewal' | 'knocking' | 'need' | 'worth' | 'works' | 'trouble' | 'use' | 'how-it-goes'

export const promiseAskedWays: Ways = {
  'did you get what we promised': /\b(?:we|i|us|you were|been) promised\b|\bpromised? (?:you|to)\b/,
  'what did we say exactly':
    /\bwhat (?:exactly )?(?:did|had|have) (?:we|i)(?: \w+ly)? (?:say|said|agreed?|told?|tell you|offer(?:ed)?|commit(?:ted)?)\b/,
  'did we keep our word': /\bkeep (?:our|my) (?:word|promises?)\b|\bkept (?:our|my) (?:word|promises?)\b/,
  'we said we would come every quarter':
    /\b(?:we|i) (?:had |did )?(?:say|said|told you|agreed)(?: that)? (?:we|i|you|there)(?:'d| would)\b/,
  'what was promised at the start':
    /\bwhat (?:was|were|had been|has been) (?:\w+ )?promised\b|\bwhat (?:did|had|have) (?:we|i)(?: \w+)? promised?\b|\bpromis\w+\b[^?]*\b(?:kept|keep|true|happen(?:ed)?|delivered)\b/,
  'what did we leave undone': /\b(?:do|did|have) we (?:owe|owed|leave|left|forget|forgotten)\b/,
}
export const renewalAskedWays: Ways = {
  'when does your contract end': /\bcontract\b[^?]*\b(?:end|ends|run|runs|up|over|expire|expires|due)\b/,
  'when is the renewal due': /\b(?:when|how long)\b[^?]*\b(?:renewal|contract|agreement|term|licen[cs]es?)\b/,
  'when would you have to cancel by':
    /\bwhen\b[^?]*\b(?:cancel|give notice|terminate)\b|\b(?:cancel|give notice|terminate)\b[^?]*\b(?:by|until) (?:when|what)\b/,
  'when do you have to decide about next year':
    /\bwhen\b[^?]*\b(?:decide|make up your mind|know)\b[^?]*\b(?:next year|another year|staying|renewing)\b/,
  'how much notice do you have to give': /\bnotice (?:period|do you|would you|is|date)\b/,
}
export const knockingAskedWays: Ways = {
  'has anybody else been knocking':
    /\b(?:anybody|anyone|somebody|someone|who|people|others?)(?:'s|'ve| has| have| is| are)?(?: \w+)? (?:else )?(?:been )?(?:knock\w*|approach\w*|sniff\w*|courting|pitch\w*|ring(?:ing)?|call(?:ed|ing)|after you)\b/,
  'are you looking at others':
    /\b(?:look(?:ing|ed)?|talk(?:ing|ed)?|speak(?:ing)?) (?:at|to|with|around|elsewhere)(?: at| to)? ?(?:any(?:body|one) else|others?|elsewhere|alternatives|competitors)?\b[^?]*\b(?:others?|else|elsewhere|around|alternatives|competitors?|vendors?|suppliers?|providers?)\b/,
  'have you had other offers':
    /\b(?:other|any|better|cheaper|competing) (?:offers?|suppliers?|vendors?|providers?|quotes?|proposals?)\b/,
  'is anyone else trying to sell you something':
    /\b(?:sell(?:ing)?|offer(?:ing|ed)?|pitch(?:ing|ed)?) you (?:something|anything|one|the same|a similar|theirs)\b/,
  'who are the alternatives': /\b(?:alternatives|competitors?|competition)\b/,
}
export const needAskedWays: Ways = {
  'could anybody else there use it':
    /\b(?:who|any(?:body|one|where)|some(?:body|one|where)|what|where)(?:'s| is)? else\b[^?]*\b(?:use|need|benefit|help|interested|useful|want|fit|of use)\b/,
  'what about other teams': /\bother (?:teams?|departments?|sites?|parts? of|people|locations?|branches|units|areas)\b/,
  'would another team benefit':
    /\b(?:another|a second|a different) (?:team|department|site|part|location|branch|unit|area|group)\b/,
  'what has changed with you':
    /\bwhat(?:'s| is| has| have)?(?: \w+)? (?:changed|changing|coming up|ahead|new|next|planned)\b/,
  'what are your plans for the year':
    /\b(?:plans?|planning|priorities|goals?)\b[^?]*\b(?:for|this|next|year|quarter|ahead|months)\b/,
}
export const worthAskedWays: Ways = {
  'what has it brought you':
    /\bwhat (?:has|have|did|does|do) (?:it|that|this|we|you)(?: \w+)? (?:brought|bring|done for|given|meant|saved?|gained?|got(?:ten)?|achieved?)\b/,
  'has it saved you anything':
    /\b(?:has|have|did|does) (?:it|that|this|we)(?: \w+)? (?:saved?|brought|earned|given) you\b/,
  'how much time does it save': /\bhow (?:much|many)\b[^?]*\bsav(?:e|es|ed|ing)\b/,
  'does it pay off':
    /\bpay(?:s|ing)?(?: you)? (?:off|back|for itself)\b|\bmoney(?:'s|s) worth\b|\b(?:in it for you|get(?:ting)? out of it)\b/,
  'what has been the biggest benefit':
    /\b(?:biggest|main|greatest|best) (?:benefits?|value|gains?|improvements?|results?|impact|advantages?)\b/,
  'is it worth the money': /\bworth (?:it|the money|what you pay)\b/,
  'what difference has it made':
    /\b(?:difference|results?|return|benefits?)\b[^?]*\b(?:it|has|have|made|seen|see|from|you)\b/,
}
export const worksAskedWays: Ways = {
  'what works well':
    /\bwhat(?:'s| is| has| have| does)?(?: been)? (?:work(?:s|ed|ing)?|go(?:es|ne|ing)?|run(?:s|ning)?)(?: really| particularly| out)? (?:well|best|right|smoothly|nicely)\b|\bwhat (?:works|worked|is working|has worked)(?! (?:less|badly|not))\b/,
  'what has been working for you':
    /\bwhat(?:'s| is| has| have)(?: been)? (?:work(?:s|ed|ing)|going)(?: (?:for|with|at|in) (?:you|your \w+|there))?\W*(?:\?|$)/,
  'and the good bit?':
    /(?:^|[.?!] ?)(?:(?:and|so|but|okay|ok),? )*(?:(?:what|how) about )?the (?:good|nice|best|better|positive|plus) (?:bits?|sides?|parts?|half|ones?|things?|points?)\W*(?:\?|$)/,
  'what is the one thing that works':
    /\b(?:anything|something|(?:one|a|the (?:one|only|main|best)) (?:thing|bit|part)|what)(?:'s| is)? that (?:does |really |actually )*(?:works|helps|goes well|runs)\b/,
  'anything that is working well':
    /\b(?:anything|something)\b[^?]{0,24}\b(?:work(?:s|ing)?|go(?:es|ing)?|runs?|running) (?:really |quite )?(?:well|right|smoothly)\b/,
  'what do you like about it':
    /\bwhat (?:do|does|did) (?:you|they|people|your \w+) (?:like|value|appreciate|enjoy)(?: most| best)?\b/,
  'what would you miss':
    /\bwhat (?:would|will|might) (?:you|they|people|your \w+) (?:really |actually )?miss\b|\bif (?:it|we|that) (?:was|were|went|got) (?:gone|away|taken away|switched off)\b/,
  'is anything better than before':
    /\b(?:anything|something|what)(?:'s| is| has| have|'s got| got| gotten| that(?:'s| is| has))*(?: \w+ly)?(?: \w+)? (?:better|improved|easier|quicker|faster|smoother|nicer)\b(?! could)(?:[^?]{0,12}\bthan\b|[^?]{0,30}\?)/,
  'what do your people say about it':
    /\bwhat (?:do|does|did) (?:your (?:own )?\w+|the (?:team|people|others|staff)|they|people)(?: \w+)? (?:say|think|make)(?: (?:about|of) (?:it|us|that))?\W*(?:\?|$)/,
  'what is the main reason you would stay':
    /\breasons? (?:that )?(?:you(?:'d| would| will|'ll)?|for you to|to) (?:\w+ )?(?:stay|renew|keep|go on|continue)\b/,
  'what is good about it': /\bwhat(?:'s| is| was)? (?:so |really )?(?:good|nice|better)\b/,
  'what has it been good for': /\b(?:good for|best (?:thing|part|bit)|biggest (?:win|success))\b/,
}
export const troubleAskedWays: Ways = {
  "what doesn't work":
    /\bwhat (?:doesn't|does not|isn't|is not|hasn't|didn't|don't|aren't|has not|did not) (?:\w+ )?(?:work|go|run|fit|do|happen|like|love|good|great|right|so)/,
  "where isn't it working": /\b(?:where|how|when) (?:doesn't|does not|isn't|is it not|does it not|hasn't|didn't)\b/,
  'is there anything that does not work':
    /\b(?:anything|something|things?|parts?|bits?)\b(?:(?! (?:well|better)\b)[^?]){0,24}\b(?:doesn't|does not|isn't|is not|don't|do not|not|never) (?:\w+ )?(?:work|go|run|fit|do|help|right|good|great)/,
  'fine as in fine':
    /\b(?:fine|good|great|okay|ok|alright) as in\b|\b(?:just|only) (?:fine|okay|ok|alright)\b|\bwhat does (?:fine|okay|alright)\b|\bfine,? or (?:really|fine|great|good|just)\b/,
  'and the bad bit?':
    /(?:^|[.?!] ?)(?:(?:and|so|but|okay|ok),? )*(?:(?:what|how) about )?the (?:bad|other|less good|not so good|flip|negative|minus|ugly|downside)(?: (?:bits?|sides?|parts?|half|ones?|things?|points?))?\W*(?:\?|$)/,
  "what's the but": /\bwhat(?:'s| is) the ["']?but\b|\bbut what\W*$|\bthere(?:'s| is) an? ["']?but\b/,
  'is there anything you are not telling me':
    /\b(?:anything|something|what|things?)\b[^?]{0,24}\b(?:not|aren't|isn't|haven't|n't) (?:be )?(?:telling|told|tell|saying|said|mention\w*)\b|\bholding (?:something |anything )?back\b|\bshould (?:i|we) (?:be worried|know about)\b/,
  'what would make it a ten':
    /\b(?:make|get|bring) (?:it|that|us) (?:a|to a|up to a|into a) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b|\bwhat(?:'s| is) (?:missing|between) (?:to|for|that and) a\b/,
  "you don't sound thrilled":
    /\b(?:don't|do not|doesn't|didn't) (?:sound|seem|look) (?:\w+ )?(?:thrilled|happy|convinced|sure|pleased|satisfied|excited|enthusiastic)\b|\bwhat(?:'s| is) (?:up|the matter|bugging you|eating you)\b/,
  'why not higher':
    /^(?:(?:and|so|but|okay|ok),? )*why (?:not|isn't it|is it not|only)(?: an?)? (?:higher|ten|nine|more|better|\d+)\W*$/,
  'what could be better':
    /\b(?:what|anything|something|where|how)\b[^?]*\b(?:could|should|would|can|might|to)(?: \w+){0,3} (?:better|improve\w*|change\w*|different\w*|fix\w*)\b/,
  'what would you change': /\bwhat would you (?:change|fix|improve|like to see|want (?:from us|changed|different))\b/,
  'if you could change one thing':
    /\bif you could (?:change|fix|improve|have|wish)\b|\b(?:one|a single) thing (?:to|you(?:'d| would)) (?:change|fix|improve)\b/,
  'where do we let you down':
    /\b(?:let|letting) you (?:down|hanging)\b|\bwhere (?:do|did|have|are) we (?:fall\w*|fail\w*|miss\w*|disappoint\w*|short|lose|losing|get)\b/,
  'what annoys you about us':
    /\b(?:annoy|irritat|frustrat|bother|disappoint|bug|nag|upset)(?:s|es|ed|ing|ion|ions)?\b|\bon your nerves\b/,
  'what are we doing wrong': /\bwhat (?:are|have|did|do) we (?:do|doing|done|not|miss|missing|get|getting|got)\b/,
  'what are people grumbling about':
    /\b(?:missing|lacking|falls? short|gets? in the way|in the way|grumbl\w*|complain\w*|moan\w*|complaints?|niggles?|hiccups?)\b/,
  'is there a problem with it':
    /\b(?:problems?|troubles?|issues?|difficult(?:y|ies)|headaches?|pain|struggl\w*|wrong|hard(?:est)?|worst|less well|badly|not so (?:well|good))\b/,
  'honestly?':
    /\b(?:honest(?:ly)?|frank(?:ly)?|really\?|really going|blunt|straight with me|off the record|be candid|the truth|warts)\b/,
  'what is bad about it': /\bwhat(?:'s| is| was)? (?:so |really )?(?:bad|poor|weak|missing|lacking)\b/,
  'where do people get stuck': /\bstuck\b/,
  'what has been the biggest letdown': /\blet-?downs?\b|\bbiggest (?:annoyance|weakness|gripe|minus|downside)\b/,
  "what's good about it and what's not": /\band what(?:'s| is| does| do| are)? ?(?:not|isn't|doesn't|don't|aren't)\b/,
}
export const useAskedWays: Ways = {
  'who uses it':
    /\bwho(?:'s| is|'re| are|se)?(?: \w+){0,2} (?:us(?:e|es|ing)|in it|on it|with it)\b|\bwho (?:isn't|doesn't|does not|is not|aren't|don't)\b/,
  'are people still logging in':
    /\b(?:logg?(?:ing|ed)? ?(?:in|on)|open(?:ing|s)? it|in it every|on it every|touch(?:ing|es)? it)\b/,
  'how do you use it': /\bhow (?:do|does|are|is|did|much|often|many|far)\b[^?]*\bus(?:e|es|ed|ing|age)\b/,
  'is everybody using it':
    /\b(?:everybody|everyone|all of them|the whole team|people|team|they)\b[^?]*\bus(?:e|es|ing)\b/,
  'what does a day with it look like':
    /\b(?:walk|talk|take|run) me through\b|\bday to day\b|\bwhat does (?:a|your|the) (?:\w+ )?(?:day|week)\b/,
  'how has it settled in': /\b(?:settled|bedded|adopt(?:ed|ion)|taken to it|take to it|got on with it)\b/,
}
export const howItGoesWays: Ways = {
  'how is it treating you':
    /\bhow (?:it|we|[\w-]+)(?:'s|'ve| is| are| has| have|'re)?(?: been)? (?:treating|serving|working for|working out for) you\b|\bhow(?:'s| is| are| has| have) [\w-]+ (?:been )?(?:treating|serving|working for|working out for) you\b/,
  "how's it going":
    /\bhow(?:'s|'ve| is| are| has| have)? (?:is |are |has |have |been )*(?:it|things|everything|that|the \w+|your \w+|you|they)(?: all)?(?: been)?(?: \w+)? ?(?:going|been|working|getting on|getting along|running|doing|finding|treating|look)\b/,
  'i was wondering how it is all going':
    /\bhow (?:it|things|everything|you|that|they|(?:the|your) \w+)(?:'s|'re|'ve| is| are| has| have)?(?: \w+)? (?:going|been|working|works|goes|runs|getting on|getting along|doing|finding|running)\b/,
  'is it still behaving':
    /\b(?:is|are|does|do|has|have) (?:it|everything|things|we|the \w+)(?: all| still| been)* (?:behav\w+|hold(?:ing)? up|treat(?:ing)? you|earn(?:ing)? its keep|play(?:ing)? (?:nicely|up|along)|do(?:ing)? (?:its|the) job|pull(?:ing)? its weight|run(?:ning)? smoothly)\b/,
  'is it doing what it should':
    /\b(?:is|does|are|do) (?:it|they|the \w+)(?: all| still| really)* (?:do|doing|give|giving)(?: \w+)? what (?:it|you|they|we)\b/,
  'how do you find it': /\bhow do (?:you|they|your \w+) (?:find|like|feel about|get on)\b/,
  'are you happy with it':
    /\b(?:are|is|have|has) (?:you|everybody|everyone|people|they|the team|your \w+)(?: all| still| been| generally)? (?:happy|satisfied|pleased|content|comfortable)\b/,
  'is everything alright':
    /\b(?:is |are )?(?:everything|it all|all|things)(?: \w+)? (?:ok|okay|fine|good|alright|all right|well|in order|working|as (?:it should|you|expected|planned))\b/,
  'anything on fire?': /\b(?:anything|something|nothing) (?:on fire|burning|broken|exploded|gone wrong)\b/,
  'how did the first year go':
    /\bhow (?:did|has|was|were) (?:the|your|it|that)\b[^?]*\b(?:year|months|start|go|gone|been|weeks)\b/,
  'where do we stand': /\bwhere (?:do|are) (?:we|things|you)(?: \w+)? (?:stand|at)\b/,
}

const promise = anyOf(promiseAskedWays)
const ofTrouble =
  /^(?:(?:and|so|but|okay|ok|right),? )*(?:who(?:se)?(?:'s| is| was| has| had| else| would| feels| gets)?|when|since when|how (?:often|long|many|much|soon|quickly))\b/

/** Narrow subjects before wide ones: "what doesn't work so well" names work as well as trouble. */
const subjects: readonly (readonly [CustomerSubject, RegExp])[] = [
  ['renewal', anyOf(renewalAskedWays)],
  ['knocking', anyOf(knockingAskedWays)],
  ['need', anyOf(needAskedWays)],
  ['worth', anyOf(worthAskedWays)],
  ['trouble', anyOf(troubleAskedWays)],
  ['works', anyOf(worksAskedWays)],
  ['use', anyOf(useAskedWays)],
  ['how-it-goes', anyOf(howItGoesWays)],
]

/** True of a question, by its words alone, after a customer's time since they bought. */
export const asksCustomer = (question: string): boolean => {
  const plain = question.toLowerCase().replaceAll('’', "'")
  return promise.test(plain) || subjects.some(([, ways]) => ways.test(plain))
}

/** What of their time as a customer a question is after; null for any other question. */
export function customerSubjectOf(heard: Pick<Heard, 'asks' | 'question' | 'plain'>): CustomerSubject | null {
  const { asks, question } = heard
  if (!asks) return null
  // The promise is told before it is asked after: "we said we'd come every quarter, has that happened?"
  if (promise.test(heard.plain)) return 'promise'
  const asked = markedQuestionsIn(heard.plain).join(' ')
  const plain = `${question.toLowerCase().replaceAll('’', "'")} ${asked}`
  const subject = subjects.find(([, ways]) => ways.test(plain))?.[0] ?? null
  // Who was annoyed, and how often, is asked of a trouble and asks for none.
  return subject === 'trouble' && ofTrouble.test(plain) ? null : subject
}

/** What a trouble leads to: what it costs, how long, who feels it. */
export const effectAskedWays: Ways = {
  'what does that cost you': /\bcost(?:s|ing)?\b/,
  'how many hours go on that':
    /\bhow (?:much|many)\b|\bhow long\b(?! (?:has|have|had|is|was|ago)\b)(?! (?:does|do|did|would|will) (?:it|that|this) take(?:s)? (?:to|until|before)\b)/,
  'what does that lead to':
    /\bwhat (?:does|do|did|has) (?:that|it|this)(?: \w+)? (?:mean|lead|do|cause|done|meant|caused)\b/,
  'what happens meanwhile': /\bwhat happens?\b|\bin the meantime\b|\bmeanwhile\b/,
  'who feels it': /\bwho (?:feels|notices|suffers|pays|picks)\b/,
}
const effect = anyOf(effectAskedWays)

/** The question asks what the trouble just told of leads to. */
export function asksOfEffect({ asks, question }: Heard): boolean {
  return asks && effect.test(question.toLowerCase().replaceAll('’', "'"))
}

const more = /\b(?:what|anything|something|is there) else\b|\bother (?:things?|points?|troubles?)\b/

/** The question asks for one more trouble. */
export function asksForMore({ asks, plain }: Heard): boolean {
  return asks && more.test(plain)
}

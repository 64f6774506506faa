import { anyOf } from '../../speech/ways.ts'
import type { Ways } from '../../speech/ways.ts'

/** The part of the work that hurts, in whatever words it is asked after. */
export const troubleWays: Ways = {
  'tell me about the last time something went wrong':
    /\b(?:tell me about|describe|walk me through) (?:the|a) (?:(?:last|recent|worst) )?time\b[^.?!]{0,40}\b(?:wrong|badly|fail\w*|broke|trouble|problem)\b/,
  "what's your number one problem":
    /\b(?:number one|no\. ?1|#1|top|first and foremost) (?:\w+ )?(?:problems?|issues?|challenges?|headaches?|pains?|frustrations?|worr(?:y|ies))\b/,
  "what is on your desk that shouldn't be": /\b(?:desk|plate|list|you)\b.*\bthat (?:shouldn't|should not)\b/,
  'if you had a magic wand': /\bmagic (?:button|wand|pill)\b/,
  "what don't you like?": /^what (?:don't|do not|didn't|did) you (?:not )?like\W*$/,
  'what do you not like about it': /^what do you not like\b/,
  'where do you see the biggest difficulty':
    /\bwhere (?:do|would|did) you (?:see|feel|have|notice) (?:the |your |any )?(?:biggest |main |most |worst |real )?(?:difficult\w*|problems?|trouble|pain|issues?|challenges?|weakness\w*)/,
  'where things pile up':
    /\bwhere (?:things|it|everything|work)(?: \w+){0,3} (?:piles? up|backs? up|gets? stuck|jams?|bunch(?:es)? up)/,
  "what's the main difficulty":
    /^what(?:'s| is| are) (?:the )?(?:(?:most|main|big|biggest|real) )?difficult(?:y|ies)?\b/,
  'what trips you up':
    /^what(?:'s| is| was)? (?:it (?:is )?that )?(?:really |actually |usually )?(?:trips?|slows?|holds?|bothers?|bugs?|bugging|bothering|annoying|slowing|eating|worrying|annoys?|frustrates?|(?:bit |part |thing )?(?:that )?drives?|hurts?|kills?|eats?|wastes?|breaks?|costs? you)\b(?! (?:it|that|this) (?:from|back))/,
  'where does it hurt':
    /\bwhere (?:does|do|is|would|are) (?:it|that|things|the shoe|this|the process|the (?:real |biggest |main )?(?:problems?|pain|trouble|bottlenecks?))(?: really| most| usually| mostly| all)? ?(?:hurt|pinch|break|go wrong|fail|hang|get stuck|jam|slow|fall (?:apart|over|down)|come unstuck|hit)?/,
  'which step is the bottleneck':
    /\b(?:what|where|any|which)\b.*\b(?:bottlenecks?|pain ?points?|sticking points?|weak (?:spots?|points?|links?)|stumbling blocks?)\b/,
  "what's your biggest headache":
    /^what(?:'s| is|'re| are| would be)? (?:for you )?(?:the |your )?(?:really |single )?(?:biggest|main|worst|real|hardest|toughest|most (?:\w+))(?: (?:thing|bit|part|problem|issue|headache|challenge|pain|trouble|struggle|of (?:it|that|all)))+/,
  "what's the worst": /^what(?:'s| is) (?:the )?(?:most hard|most difficult|worst|hardest|biggest)\b/,
  'how bad does it get': /^(?:how bad|how ugly) (?:does|can|is|do|did) (?:it|that|things|this)/,
  'a bad week': /^(?:(?:what|how) about )?a (?:really )?bad (?:one|day|week|monday|morning|month)\W*$/,
  "what's so annoying":
    /^what(?:'s| is) (?:so )?(?:hard|difficult|annoying|broken|painful|going badly|driving you (?:mad|nuts|crazy))\b/,
  'what happens on a day when it all goes wrong':
    /^what (?:happens|goes on|is it like|does it look like) (?:(?:on|in) )?(?:an?|the|those|your) (?:\w+ )?(?:day|week|morning|shift|night|one)s?\b[^?]*\b(?:wrong|bad|worst|falls? apart|pear-shaped|chaos)\b/,
  'what do people hate':
    /^what do (?:you|they|people|staff|your \w+|the \w+) (?:hate|dread|dislike|moan|grumble|complain|struggle with)\b/,
  'what is the part everybody complains about':
    /^(?:what|which)(?:'s| is) the (?:part|bit|thing|one) (?:that )?(?:everybody|everyone|people|they|you|your \w+|the \w+) (?:hates?|dreads?|dislikes?|moans?|grumbles?|complains?)\b/,
  'what do you like the least': /\blike (?:it |that )?(?:the )?least\b/,
  "what's the silliest thing that happens": /^what(?:'s| is) the \w+est thing that (?:happens|happened|goes)\b/,
  'about what?': /^(?:about what|what about)\W*$/,
  'what keeps you busy':
    /^what(?:'s| is| has|'s been| has been)? ?(?:been |really |mostly )*(?:keeps?|kept|keeping) you busy\b|\bon your own (?:plate|desk|list)\b|^what(?:'s| is) on your plate\b/,
  'what do you want to be better': /^what (?:do )?you want (?:to be |to have )?(?:better|different|changed)\b/,
  "what's the one thing that keeps you up":
    /^what(?:'s| is) the (?:one )?thing that (?:makes|keeps|drives|gets|costs)\b/,
  'what goes wrong with that':
    /^what (?:usually |mostly |then |can |could |tends to |typically )?(?:goes?|went) wrong(?: then)?(?: (?:with|in|at|on) (?:that|it|this|them|there|those))?\W*$/,
  'what problems does that cause':
    /^what (?:problems?|troubles?|headaches?|issues?|difficulties) (?:does|do|is|are|has|have|would)\b/,
  'what gets in your way':
    /^what(?:'s| is| gets| keeps)? (?:getting |standing )?in (?:the|your) way\b(?! of (?:us|a|this|that|it|saying|deciding))/,
  "what's the pain?": /^what(?:'s| is) (?:the )?(?:pain|trouble|headache)\W*$/,
  'which part is the worst':
    /^which (?:bit|part) (?:of (?:it|that|the \w+) )?(?:is|was|hurts|goes) (?:the )?(?:most|worst|hardest|wrong)/,
}
export const troubleAsked = anyOf(troubleWays)

/** Questions about the whole of how they work. What follows the match says whether it is about something narrower. */
export const processWays: Ways = {
  'how do you plan':
    /how (?:(?:do|does|are|is|did)|'s)?(?: ?(?:you|they|it|your (?:people|team|lot|guys|company)|things|everything|the (?:whole )?(?:\w+ )?(?:work|thing|process|planning|scheduling|side)(?: side)?(?: of (?:things|it))?|it all))(?: \w+ly| all)? (?:plan|organi[sz]e|arrange|schedule|coordinate|run|do|handle|manage|work|happen|get (?:done|planned|organi[sz]ed)|done|planned|organi[sz]ed|set up)(?:s|ed|es)?/,
  'how it works': /how (?:it|that|this|things|everything) (?:is |are )?(?:working|works?|going|goes|done|happens?)/,
  'how a job goes from order to invoice':
    /how (?:a|an|the|one) [\w ]{2,24}? (?:gets?|goes|moves|comes|travels|ends up)(?= from)/,
  'how does an order get from the phone to the van':
    /how (?:does|do|did) (?:a|an|the|your|one|new) [\w ]{2,24}? (?:get|go|move|travel|pass|make it|come)(?= from)/,
  'how does a new order come in':
    /how (?:does|do|did) (?:a|an|the|your|new) [\w ]{2,24}? (?:come (?:to|in)|get to|arrive|reach|start|land)/,
  'how your team is set up':
    /how (?:your|the) [\w ]{2,24}? (?:is|are) (?:set up|organi[sz]ed|structured|run|made up|planned)/,
  'how are the weeks planned': /how (?:are|is) (?:the |your )?[\w ]{2,24}? (?:planned|organi[sz]ed|scheduled)/,
  how: /how$/,
  'how?': /how(?=\?$)/,
  'how is it all done':
    /how(?:'?s| is| are) (?:it|that|this|these|all (?:of )?(?:it|that|this)) (?:all )?(?:work|done|run|handled|planned|managed|organi[sz]ed|set up)/,
  'what does a normal day look like':
    /what(?:'s| is| does) (?:(?:a|an|your|the|one) )?(?:normal|typical|usual|average|ordinary)? ?(?:day|week|month[- ]end|year[- ]end|quarter[- ]end|close|monday|tuesday|wednesday|thursday|friday|shift|morning|month)(?: look)?(?: like)?/,
}
const askedToTell =
  '(?:(?:can|could|would) you (?:please |maybe )?)?(?:(?:tell|show) me (?:(?:a bit|a little|more|something) )*(?:about )?|walk me through |talk me through |explain |describe |take me through |run me through )?'
const withYou = String.raw`(?: (?:at yours|at your (?:place|end|company|firm)|over there|with you|on your side|(?:in|at|on) (?:the|your|a|one of (?:the|your)) [a-z]+(?=\W*$)))?`
export const processAsked = new RegExp(String.raw`^${askedToTell}(?:${anyOf(processWays).source})${withYou}\b`)

import type { Ways } from '../../speech/ways.ts'

/** Those that nobody likes to be set below. A child who could use the product is no slight: the buyer is not compared. */
const lesser = String.raw`(?:child|kid|toddler|baby|\w+[- ]year[- ]old|schoolboy|schoolgirl|pupil|student|intern|apprentice|trainee|monkey|chimp|cat|dog|sheep|goat|donkey|parrot|goldfish|nan|gran|granny|grandma|grandmother)`
const thanThem = String.raw`\bthan (?:you(?: lot| people)?(?: (?:do|did|can|ever did|ever will))?(?=\W*$|[.,!?;]| and\b)|your (?:team|people|staff|lot|consultants|experts|engineers|colleagues|it)\b|whoever you)`
const dull = '(?:cheap|stupid|thick|dim|dumb|lazy|stingy|ignorant|dense|daft|tight)'

/** The buyer, or what they are able to do, is made small. */
export const belittlingWays: Ways = {
  'a child could have drafted that better than you': new RegExp(
    String.raw`\b(?:an?|any|my|even an?|the office)(?: [\w-]+){0,2} ${lesser}\b[^.?!]{0,70}\b(?:better|faster|smarter|quicker|more)\b[^.?!]{0,40}${thanThem}`,
  ),
  "I've met brighter sheep than you": new RegExp(
    String.raw`\b(?:met|seen|known|had|taught|worked with) (?:brighter|smarter|cleverer|more intelligent|nicer|politer|sharper|quicker) (?:[\w-]+ )?${thanThem}`,
  ),
  "you couldn't organise a booze-up in a brewery":
    /\byou(?: lot| people| guys)? (?:couldn't|couldnt|could not|can't) (?:even )?\w+ (?:(?:your|his|its) way out of a (?:wet |brown )?paper bag|a (?:booze|piss)[- ]?up\b|a bath\b)/,
  "a child could see what you're doing wrong":
    /\b(?:an? (?:child|blind man|idiot|fool|toddler|[\w-]+[- ]year[- ]old)|any (?:fool|child|idiot)|anybody with eyes)(?: of (?:five|six|ten))? (?:could|can) (?:see|tell you) (?:what|that|how) (?:you|your)\b/,
  'is there an adult I can talk to?':
    /\b(?:is there|get me|put me through to|let me talk to|i want) (?:an?|the) (?:adult|grown-?up)\b(?! (?:ticket|ward|class|group|clinic|bed|section|size|side|social))/,
  'you lack the intelligence':
    /\byou (?:\w+ )?lack (?:the |any )?(?:intelligence|brains?|wits?|intellect|courage|guts)\b/,
  'you have no business being a manager':
    /(?<!\bif )\byou(?:'ve| have) (?:got )?no business (?:being|running|calling yourself|sitting in)\b/,
  "if you don't see that, you're in the wrong job":
    /\bif you (?:can't|cannot|don't|do not) (?:even )?(?:understand|see|follow|grasp|get|read)\b[^.?!]{0,60}(?:\byou (?:shouldn't|should not|ought not to) be (?:in|doing|running)\b|\byou(?:'re| are) in the wrong (?:job|business|trade)\b|(?:isn't|is not) the (?:meeting|job|trade|business) for you\b)/,
  "if you can't understand such a simple thing":
    /\bif you (?:can't|cannot|can not) (?:even )?(?:understand|grasp|follow|read) (?:such )?(?:an? |the )?(?:simplest|most basic|simple|basic|easy)\b/,
  'are you slow or something':
    /\bare you (?:are you )?(?:like |a bit |just )?(?:slow|thick|deaf|stupid|dumb|dense|simple|blind|dim|daft|mental) or (?:something|what)\b/,
  'what are you, scared of your boss': new RegExp(
    String.raw`\bwhat are you, (?:(?:scared|afraid|frightened) of (?:your|a)\b|(?:stupid|deaf|thick|blind|dumb|daft)\b|too ${dull}\b)`,
  ),
  "God, you're slow":
    /^\W*(?:(?:oh|my|good|dear) )*(?:god|jesus|christ|lord|heavens|hell),? (?:but )?you(?:'?re| are) (?:being )?(?:so |really )*(?:slow|thick|dense|dim|stupid|annoying|rude|boring|tiresome)\b(?! (?:on|in|at|with|for|to)\b)/,
  "you haven't the brains you were born with":
    /\bbrains? (?:that )?(?:you were|god gave you|you (?:have|had))(?: born with)?\b(?=\W*$|[.,!?]| (?:and|you)\b)/,
  "I doubt that you're worth my time":
    /\b(?:i doubt (?:that |whether |if )?you(?:'?re| are)|you(?:'?re| are) not|you aren't) (?:even )?(?:important enough|worth (?:my|our) (?:time|breath|while))\b/,
  'your mediocre little shop':
    /(?<!\b(?:like|as|makes?|made|not|no) (?:\w+ )?)\byour (?:mediocre|pathetic|sorry|miserable|second-rate|third-rate|tinpot|crummy|two-bit|grubby|sad)(?: little| old)? (?:shop|company|business|firm|outfit|brand|restaurant|practice|agency|garage|hotel|clinic|internet|excuse for)\b/,
  'I find your company second-rate':
    /\bi (?:do )?find (?:you|your \w+)(?: \w+){0,5} (?:tiresome|second-rate|third-rate|pathetic|laughable|ridiculous|stupid|beneath me)\b/,
}

import type { Ways } from '../../speech/ways.ts'
import { orderBegins, strongly } from './aimed.ts'

/** The buyer is told off, mocked or wished ill. */
export const sneerWays: Ways = {
  "that's pretty ungrateful": new RegExp(String.raw`\b(?:that's|how) ${strongly}ungrateful\b`),
  'stop whining': new RegExp(
    String.raw`${orderBegins}(?:stop|quit|enough of|cut out) (?:your |the |all this )?(?:whin(?:ing|ging|geing)|moaning|snivell?ing|bleating|blubbering|talking (?:nonsense|rubbish|crap))\b`,
  ),
  'shut your mouth': /\bshut your (?:mouth|trap|face|gob)\b(?<!\b(?:they|he|she|who|don't) (?:\w+ ){0,3}shut your \w+)/,
  'get out of my sight': new RegExp(
    String.raw`${orderBegins}(?:get out of my sight|pull your head in|(?:(?:would|will) you )?(?:ever )?cop on to yourself|go to hell|drop dead|get stuffed|(?:bugger|sod|naff) off)\b`,
  ),
  'cry me a river': new RegExp(
    String.raw`${orderBegins}(?:boo[- ]hoo|cry me a river)\b|\bcry me a river\b|\bspare me (?:the|your) (?:sob|tears|excuses|whining|drama|violins|self-pity)\b`,
  ),
  "don't come crying to me":
    /\bdon't (?:you )?(?:come|go) (?:crying|running|whining|moaning|crawling) (?:back )?to (?:me|us)\b/,
  'see if I care': /\bsee if i (?:care|send flowers)\b/,
  "don't you dare hang up":
    /\bdon't you (?:don't you )?dare (?:hang up|put the phone down|walk (?:away|out)|talk to me|speak to me)\b/,
  'you make me sick':
    /\byou (?:people |lot )?(?:really |honestly |just )?(?:make me (?:sick|ill|want to (?:puke|vomit|be sick))|disgust me|deserve (?:to (?:fail|go under|go bust|lose (?:it|them|everything))|every hole|what's coming))\b/,
  "what's wrong with you people":
    /(?:^|[.!?] ?)(?:\w+,? )?what(?:'s| is| the hell is) wrong with you(?: people| lot)?(?=\W*$|[!?])/,
  'do you even listen':
    /\bdo you (?:even|ever) listen\b(?! (?:to (?!me\b|people\b|anybody\b|yourself\b)|in|back))|\bare you always (?:this|so) (?:difficult|rude|stupid|unpleasant|miserable|nasty|ignorant|dense)\b/,
  'you wasted half an hour of my life':
    /\byou(?:'ve| have)? (?:just |already )?wasted (?:(?:my|our) (?:whole |entire )?(?:time|morning|day|afternoon|week)|(?:[\w-]+ ){1,5}of (?:my|our) (?:life|lives|time|day|morning))\b/,
  'people like you only know how to waste time':
    /\bpeople like you (?:only|just) (?:know how to|waste|whine|complain)\b|\b(?:owners|buyers|bosses|customers|managers) like you (?:are (?:why|the reason) (?:this|the|our|nobody|nothing|good)\b(?! (?:works|exists|we (?:built|started|made)))[^.?!]{0,40}\b(?:going under|dying|failing|broken|hate|hates|leave|leaves)\b)/,
  'if you had any courage':
    /\bif you had (?:any|half|an ounce of|a shred of|a bit of)(?: an?)? ?(?:courage|guts|sense(?! of)|brains?|decency|backbone|spine|balls|self-respect|dignity)\b/,
  'if your staff could read':
    /\bif (?:you|your \w+) could (?:actually |even |only )?(?:read|count|think|add up)(?=,| (?:we|you'd|you would|then)\b|\W*$)/,
  'what kind of a mother leaves them with nothing':
    /\bwhat (?:kind|sort) of an? (?:mother|father|parent|husband|wife|man|woman|human being) (?:leaves|lets|does|would leave|would let|are you)\b/,
  'stay in the stone age': new RegExp(String.raw`${orderBegins}stay in (?:the|your) (?:stone|dark|middle) ages?\b`),
  'enjoy getting fired':
    /\b(?:enjoy|have fun|good luck) (?:getting|being) (?:fired|canned|sacked|shut down|closed|bankrupt)\b/,
  'I hope you go bankrupt':
    /(?<!\bnot )\bi hope (?:that )?(?:you|your (?:company|business|firm|shop|place)) (?:really |all )?(?:go(?:es)? (?:bankrupt|bust|under)|fails?|chokes?|rots?|burns?(?: down)?|gets? (?:fired|sacked)|loses? (?:it all|everything|your job))\b/,
  'shame on you':
    /\bshame on you\b(?! if\b)|\bhave you no shame\b|\bhave (?:some |a little )?shame(?=\W*$| (?:in|and)\b)/,
  'get off your fat backside': /\byour (?:fat|lazy|bony|sorry) (?:arse|ass|backside|behind|bum|butt)\b/,
  'no wonder nobody wants to work for you':
    /\b(?:no wonder|that's why|that is why) (?:nobody|no one|no-one) (?:wants to |will |can |likes to )?(?:(?:work|stay|deal|do business|buy|talk|speak) )?(?:for|with|from|to|likes?|trusts?|stands?|respects?) you\b(?! (?:at|on|when|after|before|about)\b)/,
  'no wonder your shop is empty':
    /\bno wonder (?:that )?your (?:shop|restaurant|place|hotel|bar|cafe|diner|store|salon|gym)(?:'s| is) (?:always )?(?:empty|dying|dead)\b(?! (?:when|if|with|after|given|since|because|at|on|while|in|by)\b)(?!,? (?:with|given|after|if you have))|\bno wonder your (?:reviews|ratings) are (?:terrible|awful|bad)\b[^.?!]{0,20}\bif you (?:talk|speak|treat)\b/,
  'you think you are better than us':
    /(?<!\b(?:do|if|when|because|what|make|makes|that) )\byou (?:people |lot |all )?think (?:that )?you(?:'?re| are) (?:so (?:smart|clever|special|important)|better than (?:us|me|everybody|everyone|the rest of us)|too good for)\b/,
  "I don't know how they gave you the job":
    /\b(?:how|why) (?:on earth |the hell )?(?:they|anyone|anybody|somebody|someone) (?:ever )?(?:gave you|put you in|hired you for) (?:the|this|that) (?:job|post|office|chair)\b/,
}

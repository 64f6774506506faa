import { saidOfThem } from './aimed.ts'
import { belittlingWays } from './belittling.ts'
import { describedWays } from './described.ts'
import { nameWays } from './name-calling.ts'
import { sneerWays } from './sneering.ts'
import { threatWays } from './threats.ts'

/** Those a buyer answers for: an insult to them is one to the buyer. */
const theirs = String.raw`your (?:own )?(?:whole |entire )?(?:team|people|staff|company|business|firm|guys|lot|colleagues|boss|manager|department|crew|drivers|dispatchers|nurses|managers|employees|operation)`

/** What is said of them, as the end of the thought: "hopeless by Thursday" and "primitive forms" are said of something else. */
const low = String.raw`(?:(?:useless|hopeless|incompetent|clueless|stupid|lazy|pathetic|amateurs|amateurish|rubbish|dumb|embarrassing|ridiculous|worthless|a joke|a laughing stock|a disgrace|not (?:very |too |that )?(?:bright|smart|clever|competent|good at (?:this|their job|your job))|bad at (?:this|their jobs?|your job)|out of (?:their|your) depth|backward|primitive)(?=\W*$|[.,!?;:–]| (?:and|or|but|if|when|to|at|for|enough|there|people|because|then|anyway|really|aren't|isn't)\b))`

const very = String.raw`(?:(?:really|pretty|just|completely|totally|so|a bit|rather|frankly|honestly|quite|absolutely|clearly|obviously|all|kind of|sort of) )*`

/** Contempt that needs no bad word. Each pattern is aimed at the buyer or those they answer for, never at a thing or oneself. */
const contempt: readonly RegExp[] = [
  /\byou (?:people )?(?:clearly|obviously|plainly|evidently|honestly|really|just|simply|apparently) (?:(?:clearly|obviously|plainly|really|just|simply) )*(?:don't|do not|can't|cannot) (?:even |really )?(?:(?:understand|know|get|grasp) (?:your own|the first thing|anything|what you(?:'re| are) (?:doing|talking about)|how (?:to|(?:your|this|a) (?:own )?(?:business|company|industry|market)))\b|run (?:your|a) (?:own )?(?:business|company|team|department)\b)/,
  /\byou (?:people )?(?:clearly|obviously|plainly|evidently) (?:(?:don't|do not) (?:even |really )?(?:understand|get it|get this|grasp|care)|(?:can't|cannot) (?:even |really )?(?:understand|grasp))(?=\W*$|[.,!;]| (?:it|this|that|about your|your (?:own )?(?:business|company|job))\b)/,
  /\byou (?:people )?(?:(?:clearly|obviously|plainly|really|evidently|honestly|apparently) )*(?:have no (?:idea|clue)|haven't (?:got )?(?:a clue|the first idea)|don't have a clue) (?:what you(?:'re| are) (?:doing|talking)|how to|how your|about your)\b/,
  /\byou (?:people )?(?:don't|do not) (?:even )?(?:understand|know|grasp) (?:your own (?:business|company|job|numbers|people|team)|the first thing|what you(?:'re| are) (?:doing|talking about)|how to (?:run|do) (?:your|a|this|business))\b/,
  /\bdo you even (?:know|understand|grasp) (?:what|how|your|anything)\b|\bdo you actually (?:know|understand|grasp) (?:what you(?:'re| are) (?:doing|talking about)|anything)\b|\bwhat do you (?:even|actually) do (?:all day|there all day)\b/,
  /\bhow (?:on earth )?did (?:someone|somebody) like you (?:even |ever )?(?:get|end up (?:in|with)|land)\b|\bhow (?:on earth did you|did you (?:even|ever)) (?:get|end up (?:in|with)|land) (?:this|that|your|the) (?:job|position|role)\b/,
  /\b(?:speak|talk|put me|pass me|get me|give me|find me|connect me)(?: \w+){0,4} (?:somebody|someone|anybody|anyone) (?:there )?(?:who(?:'s| is) |with )?(?:actually |really )?(?:competent|smarter|more intelligent|a brain|half a brain)\b(?! (?:in|at|on|enough)\b)|\b(?:somebody|someone|anybody|anyone) (?:there )?with (?:half )?a brain\b(?! for)/,
  /\b(?:can|could|may|let) (?:i|me) (?:speak|talk) (?:to|with) (?:somebody|someone|anybody|anyone) who (?:actually|really) (?:knows|understands|gets)(?: (?:something|anything|what they(?:'re| are)|their (?:job|business|stuff)|it|this)\b|\W*$)/,
  /\bno wonder (?:you(?:'re| are)?|your (?:team|business|company|firm|operation)(?:'s| is| are)?) (?:\w+ ){0,2}(?:(?:losing|lose) (?:customers|clients|business|money|deals|sales|orders)|failing|fail|nowhere|a mess)\b(?![^.?!]*\b(?:when|if|with|after|given|since|because|at|on|while|that)\b)/,
  /\b(?:that's|that is|what) (?:a |an |such a |such an |the most )?(?:really |pretty |very )?(?:stupid|dumb|idiotic|silly|ridiculous|pathetic|moronic) (?:thing to say|answer|attitude|excuse|reply)\b(?! (?:to (?:get|hear|be given|give you)|from|they|he|she|it|the|your|for (?:them|a|your)|that))/,
  /\byou(?:'re| are) (?:just )?(?:wasting my time|being (?:stupid|dense|ridiculous|dumb))\b|\bstop wasting my time\b|\bi(?:'ve| have) no time for people like you\b|\bpeople like you (?:never (?:listen|learn|get|understand|want)|are (?:the (?:problem|reason)(?! (?:that |why )?(?:we|i)\b| (?:why )?(?:it|this) (?:works|exists)\b)|all the same|why(?! (?:we|i)\b| (?:it|this) (?:works|exists)\b)|impossible|useless)|always (?:say|have an excuse|find))\b/,
]

/** What the buyer or theirs are said to be, unless it is somebody else's opinion. */
const described: readonly RegExp[] = [
  new RegExp(String.raw`\b${theirs} (?:must be|sounds?|looks?|seems?|is|are|(?:sound|look|seem)s? like) ${very}${low}`),
  new RegExp(String.raw`\byou(?:'re| are| sound| seem| look| must be| people are| guys are| lot are) ${very}${low}`),
  ...Object.values(describedWays),
]
const ways = [nameWays, belittlingWays, sneerWays, threatWays].flatMap((each) => Object.values(each))

/** True when the words look down on the buyer or on the people the buyer answers for, in however polite a vocabulary, or threaten. */
export function isContempt(plain: string): boolean {
  return (
    contempt.some((pattern) => pattern.test(plain)) ||
    ways.some((pattern) => pattern.test(plain)) ||
    saidOfThem(plain, described)
  )
}

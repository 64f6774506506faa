/** Those a buyer answers for: an insult to them is one to the buyer. */
const theirs = String.raw`your (?:own )?(?:whole |entire )?(?:team|people|staff|company|business|firm|guys|lot|colleagues|boss|manager|department|crew|drivers|dispatchers|nurses|managers|employees|operation)`

const low = String.raw`(?:useless|hopeless|incompetent|clueless|stupid|lazy|pathetic|amateurs?|amateurish|rubbish|dumb|embarrassing|ridiculous|worthless|a joke|a laughing stock|a disgrace|not (?:very |too |that )?(?:bright|smart|clever|competent|good at (?:this|their job|your job))|bad at (?:this|their jobs?|your job)|out of (?:their|your) depth|backward|primitive)`

const very = String.raw`(?:(?:really|pretty|just|completely|totally|so|a bit|rather|frankly|honestly|quite|absolutely|clearly|obviously|all|kind of|sort of) )*`

/** Contempt that needs no bad word. Each pattern is aimed at the buyer or those they answer for, never at a thing or oneself. */
const contempt: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${theirs} (?:must be|sounds?|looks?|seems?|is|are|(?:sound|look|seem)s? like) ${very}${low}\b`,
  ),
  new RegExp(String.raw`\byou(?:'re| are| sound| seem| look| must be| people are| guys are) ${very}${low}\b`),
  /\byou (?:people )?(?:(?:clearly|obviously|plainly|really|just|evidently|honestly|simply|apparently) )+(?:don't|do not|can't|cannot) (?:even |really )?(?:understand|know|get|grasp|run|care)\b/,
  /\byou (?:people )?(?:(?:clearly|obviously|plainly|really|evidently|honestly|apparently) )*(?:have no (?:idea|clue)|haven't (?:got )?(?:a clue|the first idea)|don't have a clue) (?:what you(?:'re| are)|how to|how your|about your)\b/,
  /\byou (?:people )?(?:don't|do not) (?:even )?(?:understand|know|grasp) (?:your own|the first thing|what you(?:'re| are) (?:doing|talking about)|how to (?:run|do))\b/,
  /\bdo you (?:even|actually) (?:know|understand|grasp) (?:what|how|your|anything)\b|\bwhat do you (?:even|actually) do (?:all day|there all day)\b/,
  /\bhow (?:on earth )?did (?:you|someone like you|somebody like you) (?:even |ever )?(?:get|end up (?:in|with)|land) (?:this|that|your|the) (?:job|position|role)\b/,
  /\b(?:somebody|someone|anybody|anyone) (?:there )?(?:who )?(?:(?:actually|really) )?(?:competent|smarter|more intelligent|with a brain|with half a brain)\b/,
  /\b(?:can|could|may|let) (?:i|me) (?:speak|talk) (?:to|with) (?:somebody|someone|anybody|anyone) who (?:actually|really) (?:knows|understands|gets)\b/,
  /\bno wonder (?:you|your|they)\b.{0,40}\b(?:behind|losing|lose|failing|fail|struggling|struggle|mess|nowhere|leav(?:e|es|ing)|hates?)\b/,
  /\b(?:that's|that is|what) (?:a |an |such a |such an |the most )?(?:really |pretty |very )?(?:stupid|dumb|idiotic|silly|ridiculous|pathetic|moronic) (?:thing to say|answer|attitude|excuse|reply)\b/,
  /\byou(?:'re| are) (?:just )?(?:wasting my time|being (?:stupid|dense|difficult|ridiculous|silly|dumb))\b|\bstop wasting my time\b|\bi(?:'ve| have) no time for people like you\b|\bpeople like you (?:are|never|always)\b/,
]

/** True when the words look down on the buyer or on the people the buyer answers for, in however polite a vocabulary. */
export function isContempt(plain: string): boolean {
  return contempt.some((pattern) => pattern.test(plain))
}

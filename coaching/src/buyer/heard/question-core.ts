import { plainText } from '../../acts/tokens.ts'
import { onceForWords } from '../../speech/once-for-words.ts'

/** What people say around a question and do not ask. */
const padding: readonly RegExp[] = [
  /\b(?:um+|uh+|uhm|er|erm|hm+)\b,?/g,
  /,? ?\byou know\b(?! (?:how|what|who|when|where|why|if|which|of|the|your|anyone|anybody|about|it|that))(?:,|(?= )|$)/g,
  /\b(?:sorry|okay|ok|right|well|alright|great|thanks|i see|got it|fair enough|makes sense|interesting|last thing|i promise|just so i(?:'ve got| have| get) (?:it|that|this) right|stop me if [^,?]+|and when you say that|you (?:mentioned|said) that)\b[,.]+ /g,
  /,? ?\b(?:if (?:you|i) (?:don't|do not) mind (?:me asking|my asking|saying)|if i may(?: ask)?|if that's (?:okay|ok|alright)|if you (?:know|can say|had to say|like)|(?:would|could) you say|do you (?:think|reckon)|i mean|i (?:guess|suppose|wonder)|as (?:far as )?you know|more or less|my friend|(?<=,? )(?:sir|madam|ma'am|mate|buddy|pal|love|dear)|just (?:roughly|out of interest|out of curiosity)|out of curiosity|by the way|at all)(?=[?.,!]|$)/g,
]

/** A question put into a sentence of another kind: the part from its asking word on is what is asked. */
const asking = String.raw`(?=(?:how|what|who|which|when|where|why|whose)\b)`
const wrappings: readonly RegExp[] = [
  /^(?:(?:and|so|but|okay|hm|well),? )*(?:if i (?:asked|ask|were to ask) you|if you had to (?:say|guess|pick|choose|put it in a word)(?: (?:one|though))?),? (?=(?:how|what|who|which|when|where|why|whose)\b)/,
  // "What I'd like to know: do you plan it ahead?"
  /^[^?:]{0,60}\b(?:ask|know|question|thing|is|this|that|curious|wondering)(?: then| now| for you| first)?: (?=(?:do|does|did|is|are|was|were|have|has|can|could|would|will|how|what|who|which|when|where|why)\b)/,
  // "I just want to know if you've had any go out wrong": whether they have. What they could do for the caller is a plea.
  /^.*\b(?:know|wonder(?:ing|ed)?|curious|ask(?:ing)?(?: you)?|find out|hear|understand|learn) (?:if|whether) (?=(?:you(?:'ve| have|'re| are| ever| get| see)|your \w+|there(?:'s| is| are)|it|that|this|they|people|any\w+|things)\b)(?!.*\b(?:minutes?|moment|time|open to|interested|willing|free|available|mind|meet|talk|call|chat|help|could|would|can)\b)/,
  // "When you say a bad day, what is one like?" asks what.
  /^(?:(?:and|so|but|okay),? )*(?:when|if) you (?:say|said|talk about|mention(?:ed)?) [^,?]{2,60}, (?=(?:what|how|who|which|when|where|why|whose|is|are|do|does|did)\b)/,
  /^(?:and |so |but )*(?:when|if|once|after|before|whenever) [^,?]{2,60}, (?=(?:who|whose|how (?:many|much|often|long)|where|which)\b)/,
  new RegExp(
    String.raw`^.*\b(?:can|could|may|might|mind if|okay if|ok if|let me|want(?:ed)? to|like to|love to) i? ?(?:just |maybe |quickly |also )?(?:ask(?: you)?(?: about)?|(?:start|begin) (?:with|by asking)),? ${asking}`,
  ),
  new RegExp(
    String.raw`^.*\b(?:wonder(?:ing|ed)?|curious(?: to know| to hear| about)?|interested (?:in|to know|to hear)|keen to (?:know|hear|understand)|trying to (?:understand|work out|see)),? (?:you know, )?${asking}`,
  ),
  new RegExp(
    String.raw`^.*\b(?:i|we|i'd|we'd|i'm|it'd|it would|would)(?: \w+){0,3}? (?:like|love|want(?:ed)?|need|hoping|good|help(?:s|ful)?|get) (?:me )?(?:to )?(?:know|hear|understand|learn|see|find out|get (?:my|an?) [\w ]{2,20}?(?:round|around|of))(?: (?:from you|a bit more|more|better|first of all|first))?,? (?:about )?${asking}`,
  ),
  new RegExp(
    String.raw`^.*\b(?:(?:what i'm (?:really )?(?:asking|after|getting at)|my question|the question|what i(?:'d| would) (?:really )?(?:like|love) to [^?]{2,90}?) (?:is|was)),? (?:just |simply )?${asking}`,
  ),
  new RegExp(
    String.raw`^.*\b(?:(?:can|could|would) you|you (?:can|could|might)) (?:please |maybe |just |perhaps )?(?:tell|say|explain|(?:start|begin) by (?:telling|saying|explaining))(?: to)?(?: me| us)?,? ${asking}`,
  ),
]

/** "I wondered, is that something you'd recognise": the second half of the sentence stands as a question of its own. */
const wonders =
  /^.*\b(?:wonder(?:ing|ed)?|i suppose|what i'm asking is|i(?:'d| would) ask),? (?:whether |if )?(?=(?:is|are|do|does|did|have|has|was|were|would|can|could) (?:it|that|this|you|there|they|anybody|anyone)\b)/

/** Nearly every turn has fewer sentences; each is looked at by several rules, and then the turn as a whole. */
const sentencesKept = 12

/** Asks leave or gives a reason, and puts the question itself in the same breath. */
export const putsQuestion = onceForWords((words: string): boolean => {
  const plain = unpadded(words)
  return wrappings.some((wrapping) => wrapping.test(plain)) || wonders.test(plain)
}, sentencesKept)

/** As speech recognition writes them. */
const unmarked: readonly [RegExp, string][] = [
  // "How'd it go?", "where'd you get that?": of what has been.
  [
    /\b(how|what|where|when|why|who)'d (?=(?:you|they|he|she|it|we|that|this|those|the|your|that)\b(?! (?:like|be|want|need|have|prefer|say)\b))/g,
    '$1 did ',
  ],
  [
    /\bwhat(?:'s| is| would be) the (?:latest|earliest|soonest)(?: (?:date|day|point|time|moment))? (?:that )?(you|we|they|it) (?:could|can|would|might)\b/g,
    'when would $1',
  ],
  // "And the bit you'd happily lose?": what it is.
  [
    /^((?:and|so|but|okay|ok),? )?(the|your) (bit|part|thing|piece|side|worst|best|hardest)\b(?= (?:(?:that |which )?(?:you|they|it|we|i)\b|(?:bit|part|thing|of it)\b)[^?]*\?)/g,
    '$1what is $2 $3',
  ],
  [/\bhow long's (?=[^?]*\b(?:been|had|done|worked)\b)/g, 'how long has '],
  [/\b(what|how|where|who|when|that|there|here|let)s\b/g, "$1's"],
  [/\bi(m|ve)\b(?!\.)/g, "i'$1"],
  [/\bid (?=love|like|rather|want|be|say)/g, "i'd "],
  [/\b(do|does|did|is|was|are|were|ca|wo|would|could|should|have|has|had)nt\b/g, "$1n't"],
  [/\b(you|they)(re|ve|ll)\b/g, "$1'$2"],
  [/\b(?:since|for) how long (?:it is|is it|it's|you have|do you have)(?: already)?\b/g, 'how long has it been'],
  [/\buntil when\b/g, 'by when'],
  // "What had happened there?" asks what happened.
  [/\b(what|who|how|why)(?:'s| had| has|'d) (happened|gone wrong|caused it|caused that|broken|failed)\b/g, '$1 $2'],
  // Half a question: its first words are left out.
  [/^((?:and |so |but )?)(anyone|anybody|somebody|someone) (?=(?!else\b)[a-z]+(?:ed)?\b[^?]*\?)/g, '$1did $2 '],
  [
    /^((?:and |so |but )?)(anything|something|any [a-z]+) (?=(?:you|i|they|we|that|in|for|at|on)\b[^?]*\?)/g,
    '$1is there $2 ',
  ],
  [/^((?:and |so |but )?)ever (?=[a-z]+(?:ed|t|n|d)\b[^?]*\?)/g, '$1have you ever '],
  // As people say it whose first language asks in the order of a statement, or without "do".
  [
    /(^|[,.?] |\band |\bso )((?:what|which|where|when|why)(?: (?!the\b|your\b)[a-z]+)?) (it|they|this|that|he|she|you|people|(?:the|your) [a-z]+) (is|are|was|were|will|would|can|could)\b(?! \w+ (?:me|us)\b)/g,
    '$1$2 $4 $3',
  ],
  [
    /(^|[,.?] |\band |\bso )(why) (it|they|this|that|he|she|you|people|(?:the|your) [a-z]+) (did|does|do|has|have) not\b/g,
    "$1$2 $4n't $3",
  ],
  [
    /(^|[,.?] |\band |\bso )you (have|use|need|do|make|know) (?=(?:maybe |perhaps |also )?(?:an?|some|any|already)\b[^?]*\?)/g,
    '$1do you $2 ',
  ],
  [
    /(^|[,.?] |\band |\bso )((?:what|which|where|when(?! you (?:say|said|mention))|why|how(?: (?:many|much|long|often))?)(?: (?!do|does|did|is|are|was|were|can|could|will|would|should|might|must|may|has|have|had|makes?|made|lets?|helps?|gets?|got|if|about|else)[a-z]+)?) (you|they) (have|use|do|want|need|pay|make|work|say|think|like|get|lose|plan|decide|solve|know)\b/g,
    '$1$2 do $3 $4',
  ],
]

/** A long run of talk that ends in a question: the question begins at the last asking word that opens a clause. */
const lastClause =
  /^.*(?:[,;:] (?:(?:so|and|but|then|well|yeah|just)\b,? )*(?=(?:(?:what|how|who|where|why|which)(?:'s|'re)?|when(?:'s| (?:do|does|did|is|are|was|were|will|would|can)))\b)|\b(?:so|and|but) (?=(?:what|how|who|when|where|why|which)(?:'s|'re)? ?(?:do|does|did|is|are|was|were|would|could|can|will|many|much|long|often|kind|sort)\b))/
const longSentence = 14

/** "What do you think is the reason?" is "what is the reason?". */
const inTheirView =
  /\b(what|who|where|why|how) (?:do|would|d') ?you (?:think|reckon|believe|say)(?: that)? (?=(?:is|are|was|were|would|causes?|makes?|goes|it|will)\b)/g

/** "What do you think your team would say?" is "what would your team say?". */
const inTheirGuess =
  /\bwhat (?:do|would) you (?:think|reckon|guess|believe) ((?:your|the) [a-z]+(?: [a-z]+)?|they|he|she|people|customers) would\b/g

/** The words without what is only said around them, put as they are mostly put. */
const unpadded = onceForWords((words: string): string => {
  let plain = plainText(words)
  for (const [pattern, written] of unmarked) plain = plain.replaceAll(pattern, written)
  plain = plain.replaceAll(inTheirView, '$1 ').replaceAll(inTheirGuess, 'what would $1')
  for (const pattern of padding) plain = plain.replaceAll(pattern, '')
  return plain
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([?.,!])/g, '$1')
    .replaceAll(/^[,. ]+/g, '')
    .trim()
}, sentencesKept)

/** What a sentence asks, without what is said around it: "um, could I ask how you plan the week?" is "how you plan the week?". */
export const coreOf = onceForWords((sentence: string): string => {
  const plain = unpadded(sentence)
  for (const wrapping of [...wrappings, wonders]) {
    const core = plain.replace(wrapping, '')
    if (core !== plain && core.length > 2) return core
  }
  const ending = plain.split(' ').length > longSentence ? plain.replace(lastClause, '') : plain
  return ending === '' ? sentence : ending
}, sentencesKept)

import { sentencePattern } from '../../speech/said.ts'

/** What every longer sentence of English has a few of. */
const smallWords =
  /^(?:a|an|the|i|you|he|she|it|we|they|me|us|him|her|them|my|your|his|our|their|is|are|was|were|be|been|am|do|does|did|have|has|had|can|could|will|would|should|and|or|but|if|so|not|no|yes|yeah|okay|to|of|in|on|at|for|from|with|by|about|as|than|up|down|out|over|under|through|per|percent|that|this|these|those|there|here|now|then|what|who|how|why|when|where|which|all|any|some|every|each|more|less|just|only|still|like|get|got|go|one|two|three|four|five|six|seven|eight|nine|ten)(?:['’](?:s|m|d|re|ve|ll|t))?$/iu
/** Words of English as a transcript holds them: letters, a figure, a sum, a time. */
const plainWord = /^(?:[a-zà-öø-ÿ]+(?:['’-][a-zà-öø-ÿ]+)*['’]?|[$€£]?\d+(?:[.,:/-]\d+)*(?:%|[a-z]{1,3})?)$/iu
/** Signs that turn writing around or hide in it, and those of code and tables. */
const strangeSign = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff|{}<>=\\`[\]]/u
/** Signs without a word, of kinds that no sentence ends with: ".- .-- .-". */
const signsOnly = /^[^\p{L}\p{N}]*[-/_*#~^+][^\p{L}\p{N}]*$/u
const marksAround = /^[("“‘'’,;:–—-]+|[)"”’',;:.?!…–—-]+$/gu

/** Nobody says a longer word; longer runs of signs are not looked into. */
const longestWord = 60
/** Shares of a sentence's words, and from how many words on the second is asked. */
const leastPlain = 0.7
const leastSmall = 0.2
const fewestWords = 5
/** Of a shorter sentence one small word is enough: "We threw away sixty lunches last Tuesday." */
const longSentence = 8

const wordsIn = (sentence: string): string[] =>
  sentence.split(/\s+/u).flatMap((word) => (word.length > longestWord ? word : word.replace(marksAround, '') || []))

function isPlain(sentence: string): boolean {
  if (strangeSign.test(sentence) || signsOnly.test(sentence)) return false
  const words = wordsIn(sentence)
  if (words.length === 0) return true
  const share = (is: (word: string) => boolean): number => words.filter(is).length / words.length
  if (
    share((word) => word.length === 1) > leastPlain ||
    share((word) => word.length <= longestWord && plainWord.test(word)) < leastPlain
  )
    return false
  if (words.length < fewestWords) return true
  const small = words.filter((word) => smallWords.test(word)).length
  return small >= (words.length < longSentence ? 1 : leastSmall * words.length)
}

/** Figures, days and answers that are a whole sentence by themselves: "Twelve forty." */
const answerWords =
  /^(?:eleven|twelve|\w+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?|hundred|thousand|million|dollars?|euros?|pounds?|\w+day|thanks?|please|sure|right|fine|good|great|exactly|correct|true|maybe|probably|never|nothing|nobody)$/iu

/** Two or three words in which nothing says that they are English: they go the way of the sentence beside them. */
function isDoubtful(sentence: string): boolean {
  const words = wordsIn(sentence)
  const isEnglish = (word: string): boolean => smallWords.test(word) || answerWords.test(word)
  return words.length > 1 && words.length < fewestWords && !words.some(isEnglish)
}

/** As many blanks as no pause between two sentences has: something was taken out here before. */
const takenOut = /^\s{8,}\S|\S\s{8,}$/u

/**
 * The words with sentences blanked out, at the same length, that are no English anybody says: codes, tables, letters that
 * only look alike, other languages, and a few doubtful words right beside such a sentence or beside an order that was taken
 * out. An ear that was taught on speech would hear something in them all the same.
 */
export function plainWordsOf(words: string): string {
  const parts = words.match(sentencePattern) ?? []
  const isOut = parts.map((part) => !isPlain(part))
  const isBeside = (at: number): boolean =>
    isOut[at - 1] === true || isOut[at + 1] === true || parts[at - 1]?.trim() === '' || parts[at + 1]?.trim() === ''
  let at = -1
  return words.replace(sentencePattern, (part) => {
    at++
    const goes = isOut[at] === true || (isDoubtful(part) && (takenOut.test(part) || isBeside(at)))
    return goes ? ' '.repeat(part.length) : part
  })
}

import { TranscriptError } from './transcript.ts'

/** Words that hold a language together and are rare in the others. English counts against each of them. */
const functionWords: Readonly<Record<string, string>> = {
  English: 'the and of to is that it you we what for with have this are on do not was they but can how so would about',
  German:
    'der die das und ist nicht ich wir sie ein eine mit für auf dass haben wie auch aber noch bei oder wenn dem den',
  French: 'le la les des et est pas vous nous je une dans que qui pour avec sur ce mais c’est j’ai du au ne plus ça on',
  Spanish: 'el la los las y es que no en un una por con para como pero muy lo se del al está usted nosotros más sí',
  Italian: 'il la che di è non un una per con sono come ma anche più del della si noi lei questo molto gli ho',
  Portuguese: 'o a os as e é que não um uma para com por mas como do da você nós muito está isso mais em no na',
  Dutch: 'de het een en is niet ik wij we van dat voor met op zijn hebben wat ook maar nog bij of als jullie naar',
  Polish: 'i w nie na że się to jest z do jak ale po tak czy dla przez już za są ma mnie pan pani co',
  Swedish: 'och att det är en ett som på inte jag vi med för har den av till om men så kan ni också var',
  Danish: 'og at det er en et som på ikke jeg vi med for har den af til om men så kan der også hvad',
  Turkish: 've bir bu da de için çok ne var ben biz siz mi ama gibi daha olarak değil evet şey ile kadar o',
}

/** Languages known by their letters. Where several share them, only the letters are named. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'Japanese'],
  [/\p{Script=Hangul}/gu, 'Korean'],
  [/\p{Script=Han}/gu, 'Chinese'],
  [/\p{Script=Cyrillic}/gu, 'a language with Cyrillic letters'],
  [/\p{Script=Arabic}/gu, 'a language with Arabic letters'],
  [/\p{Script=Hebrew}/gu, 'Hebrew'],
  [/\p{Script=Greek}/gu, 'Greek'],
  [/\p{Script=Devanagari}/gu, 'a language with Devanagari letters'],
  [/\p{Script=Thai}/gu, 'Thai'],
]

/** Enough to tell a language by; a longer text tells no more. */
const looked = 20_000
const fewestWords = 40
/** Of 60 words of English on the phone 19 are of the list at the median, and 9 in the one stretch of a hundred with the fewest. */
const leastEnglish = 0.12
/** Below this share, no list says which language it is. */
const leastOwn = 0.12

function byLetters(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const share = (pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / Math.max(1, letters)
  // Japanese is half Chinese signs: a few of its own are enough.
  const found = scripts.find(([pattern, language]) => share(pattern) > (language === 'Japanese' ? 0.1 : 0.5))
  return letters < fewestWords ? null : (found?.[1] ?? null)
}

/**
 * The language of what is said where it surely is not English: its name, or by what letters it is written, or
 * "another language" where the words are no English and of none of the languages known. Null for English, and for too
 * little to tell. Counted from function words, which half of any running speech is made of.
 */
export function foreignLanguageOf(said: string): string | null {
  const text = said.slice(0, looked).toLowerCase().replaceAll("'", '’')
  const letters = byLetters(text)
  if (letters !== null) return letters
  const words = text.match(/\p{L}+(?:’\p{L}+)?/gu) ?? []
  if (words.length < fewestWords) return null
  const shares = Object.entries(functionWords).map(([language, list]) => {
    const known = new Set(list.split(' '))
    return { language, share: words.filter((word) => known.has(word)).length / words.length }
  })
  const english = shares.find(({ language }) => language === 'English')?.share ?? 0
  const best = shares.reduce((a, b) => (b.share > a.share ? b : a))
  if (best.language === 'English' || english >= leastEnglish) return null
  return best.share >= leastOwn && best.share > english * 2 ? best.language : null
}

/** Calls are judged by the words that English has for things; in another language nothing would be found, and held against the rep. */
export function refuseForeign(words: string): void {
  const language = foreignLanguageOf(words)
  if (language === null) return
  throw new TranscriptError(
    `This call seems to be in ${language}, and only calls in English can be reviewed: choose a transcript in English.`,
  )
}

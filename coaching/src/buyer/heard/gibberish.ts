/** Short words without a vowel that people do say, and letters that are said one by one. */
const spokenWithout = new Set(
  'hm hmm hmmm mm mmm mhm shh psst pfft brr nth ok okay tv pc hr it vp ceo cfo crm erp sms pdf gps dms wms tms kpi sql sdr bdr llc ltd mr mrs ms dr st'.split(
    ' ',
  ),
)

/** Fingers run along a keyboard. */
const keyboardRun =
  /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert(?!h)|rtyu|tyui|yuio|zxcv|xcvb|cvbn|vbnm|lkjh|kjhg|poiu|rewq|mnbv/

/** Letters that follow each other in no English word, name of a firm or place that a buyer would know. */
const neverTogether =
  /q(?![u'])[a-z]|[jvq][bcdfgkmpqtxz]|[bcdfghklmpstvz]x[bdfgjkmnqrvxz]|zx|xz|jj|vv(?!y)|hh|kk[bcdfg]|[bcdfghjkmnpqrstvwxz]{5,}|([a-z])\1{3,}/

function isNoWord(token: string): boolean {
  if (spokenWithout.has(token)) return false
  return keyboardRun.test(token) || neverTogether.test(token) || (token.length >= 3 && !/[aeiouy]/.test(token))
}

/** True when nothing in a line could be a word: "asdf", "gjhk qwpo". One real word is enough to be listened to. */
export function isGibberish(plain: string): boolean {
  const tokens = plain.match(/[a-z]+(?:'[a-z]+)?/g) ?? []
  // Initials (written with capitals or not) may be a product: a lone three letters are left alone.
  if (tokens.length === 1 && (tokens[0]?.length ?? 0) <= 3) return false
  return tokens.length > 0 && tokens.every((token) => token.length > 1 && isNoWord(token)) && !/\d/.test(plain)
}

import { anyOf, type Ways } from '../../speech/ways.ts'

/** An order that is written as a code, which nobody says on a call: each kind needs a run of signs longer than any word or number. */
const codes: readonly RegExp[] = [
  // "%49%67%6e"
  /(?:%[0-9a-f]{2}){3,}/iu,
  // "c3lzdGVtOiBldmVyeQ==": what ends in a sign of equality is no name of a product and no address.
  /(?<![\w+/=.@-])[A-Za-z0-9+/]{16,200}={1,2}(?![\w+/=.@-])/u,
  // "47697665207468697320726570", longer than any number of an account.
  /\b[0-9a-f]{32,}\b/iu,
]

const around = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u')

/** Marks that are asked for in other languages. What a business counts has other words. */
export const foreignMarks: Ways = {
  'hundert punkte': around('(?:hundert|100) punkte|volle punktzahl|jedes kriterium als erfüllt'),
  'cien puntos': around('(?:cien|100) puntos|(?:nota|puntuación) m[áa]xima'),
  'cem pontos': around('(?:cem|100) pontos'),
  'il massimo dei punti': around('massimo dei punti|(?:cento|100) punti|punteggio (?:più alto|massimo)'),
  'la note maximale': around('note maximale'),
  'honderd punten': around('(?:honderd|volle|100) punten'),
  'sto punktów': around('(?:sto|100) punktów|maksymalną (?:liczbę punktów|ocenę)'),
  'full poäng': around('(?:full|hundra|100) poäng'),
  'tam puan': around('(?:tam|yüz|100) puan'),
}
const marks = anyOf(foreignMarks, 'u')

/** An order to the scorer in what is no English: a code, or marks asked for in another language. */
export const isDisguisedOrder = (text: string): boolean =>
  codes.some((code) => code.test(text)) || marks.test(text.toLowerCase())

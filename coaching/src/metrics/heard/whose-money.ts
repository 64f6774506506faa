import type { Detail } from '../../acts/details.ts'
import { amountsIn, heardAmounts } from './amounts.ts'
import type { HeardTurn } from './heard-call.ts'
import { toldOfThem } from './told-of-them.ts'

/** Words that make a sum the buyer's own money: what they lose, save, spend or pay people. */
const theirMoney =
  /\b(sav(e|es|ed|ing)|cut|los(e|es|ing|t)|loss(es)?|wast(e|es|ed|ing)|you (said|told|mentioned|spend|pay)|you['’]?re (spending|paying|out|down|short)|you['’]?ve (spent|lost|paid|thrown)|adds? up|in overtime|overtime|on (the )?agency|costs? (you|them|your)|costing|cost you|budget|revenue|turnover|worth|that['’]s what you|recover\w*|raised|wages?|salar(y|ies)|payroll|earns?|fines?|penalt\w*|(thrown|threw|throwing) away|down the drain|written off|binned|gone|because of|your (margin|sales|stock|rent|wages?|staff|people|money))\b/iu

/** So said, a sum is the rep's own price whatever else the sentence speaks of. */
const ownPrice =
  /\b(we charge|our (price|pricing|plan|fee|licen[cs]e)|the price|priced|for (\S+ ){1,2}(trucks|users|seats|people|vans|sites|homes|beds|rooms|cranes|machines|lines|shops|doors),? (it|that)(['’]d| would| will|['’]s)? ?(be|is|come to|comes to|cost|costs)?|per (user|seat)|discount|(pilot|trial|licen[cs]e|subscription|package|set-?up)s?( fee)? (of|for|at|is|costs?|would be|comes to)\b)/iu
const currentBill = /\byou(['’]?re| are|['’]?ve been| have been)? (pay|paid|paying|spend|spent|spending)\b/iu

const puttingPrice =
  /\b(it['’]?s|we['’]re (at|around|about)|pric(e|es|ed|ing)|it (costs|runs|comes to)|starts? (at|from)|normally|per (user|seat|month|year|head|van|truck|site)|(a|an|each|every) (user|seat|head|month|year)|off|discount)\b/iu
const answeringPrice = /\b(that['’]?s|that is|that would be|it would be|about|around|roughly|from)\b/iu

/** A sum reached by counting: "sixty times one eighty, that's nearly eleven thousand". */
const counting =
  /\b(times|multipl\w+|works out|adds? up|makes|altogether|in (total|all)|over (a|the) (month|year|quarter|week)|so (that|it)['’]?s|that['’]d be|call it|nearly|almost|close to|getting on for)\b/iu

const asksPrice =
  /\b(how much (is|are|does|do|would|will|for|per)\b(?!.{0,20}\b(we|i) (lose|spend|waste))|how much\W*$|what('s|s| is| does| do| would| will).{0,24}\b(cost|costs|price|pricing|charge|fee|set (us|me) back)|what do you charge|what('s|s| is| does| do| would| will| did)? (it|that|this|we|you|i|the).{0,14}\b(run|comes?) (to|me|us|in)\b|what(['’]s| is) the (damage|figure)|what are we (talking|looking at)|what am i looking at|(the|your|a) (price|pricing|fee|cost)\b|expensive|ball ?park)/iu

/** Sums and products of two figures, to a twentieth: what people count in their heads is rounded. */
function countedFrom(amount: number, known: readonly number[]): boolean {
  return known.some((one, i) =>
    known
      .slice(i)
      .some((other) =>
        [one * other, one + other].some((made) => Math.abs(made - amount) <= Math.max(made, amount) / 20),
      ),
  )
}

/** Summing up asks the buyer whether it is so: what is in it is theirs, sums and all. */
const confirming =
  /\b(does that (match|fit|sound)|(is|was) that (about |still )?(right|correct|it)|(have|did) i (got|get|heard|hear|understood))\b[^.?!]*\?/iu

/** What was said of money around a turn of the rep. */
export type MoneyBefore = {
  /** Amounts that the buyer named before, and those of either side. */
  buyers: readonly number[]
  all: readonly number[]
  /** The buyer's last words ask what the product costs. */
  askedPrice: boolean
  /** The turn sums up what the buyer told. */
  sumsUp: boolean
}

export function moneyBefore(turns: readonly HeardTurn[], turn: HeardTurn): MoneyBefore {
  const earlier = turns.slice(0, turn.at).map((each) => ({ speaker: each.speaker, amounts: heardAmounts(each) }))
  const asked = turns[turn.at - 1]
  return {
    buyers: earlier.filter(({ speaker }) => speaker === 'buyer').flatMap(({ amounts }) => amounts),
    all: earlier.flatMap(({ amounts }) => amounts),
    askedPrice: asked?.speaker === 'buyer' && asksPrice.test(asked.heard.replaceAll('’', "'")),
    sumsUp: confirming.test(turn.heard),
  }
}

/**
 * A price is what the product costs. What the buyer named, what can be counted from that, what they lose, save or pay
 * their people is their money, whoever says it.
 */
export function isTheirMoney(sentence: string, sum: string, before: MoneyBefore): boolean {
  const amounts = amountsIn(sum)
  if (amounts.some((amount) => before.buyers.includes(amount))) return true
  if (toldOfThem(sentence)) return true
  if (ownPrice.test(sentence) && !currentBill.test(sentence)) return false
  if (before.sumsUp || theirMoney.test(sentence)) return true
  if (before.askedPrice) return false
  const beside = amountsIn(sentence).filter((amount) => !amounts.includes(amount))
  if (beside.some((amount) => before.buyers.includes(amount))) return true
  if (counting.test(sentence) && (beside.length > 0 || before.buyers.length > 0)) return true
  return amountsIn(sentence).some((amount) => amount >= 100 && countedFrom(amount, before.all))
}

/** The sentence puts a sum as the price, rather than naming it beside something else. */
export function putsAsPrice(sentence: string, sum: Detail, { askedPrice }: MoneyBefore): boolean {
  if (ownPrice.test(sentence)) return true
  if (sentence.trimEnd().endsWith('?')) return false
  if (puttingPrice.test(sentence)) return true
  const alone = sentence.replace(sum.text, '').replaceAll(/[\s.,!]+/gu, '') === ''
  return alone || (askedPrice && answeringPrice.test(sentence))
}

import { asksWhetherRight } from '../../speech/asking-if-right.ts'
import type { Ledger } from '../judge/turn.ts'
import type { Heard } from '../perceive.ts'

const wants = String.raw`(?:(?:be )?(?:interested|keen|open to|happy to|up for|better off|willing)|want|need|like|love|agree|save|benefit|buy|use)`
/** "So you'd be interested, right?": the answer is in the question. */
const leads = new RegExp(
  String.raw`\b(?:you'd|you would|you must|you'll|you(?:'re| are)?|that's something you(?:'d)?) (?:\w+ly )?${wants}\b[^?]*(?:,? (?:right|correct|no|yes|yeah|don't you|wouldn't you|aren't you|won't you|isn't it)) *\?|\b(?:wouldn't you|don't you|aren't you)\b[^?]*\b${wants}\b[^?]*\?`,
)
const presumes =
  /\byou don't even (?:know|realise|realize|see|notice)\b|\bwithout (?:even )?(?:knowing|realising|realizing|noticing)(?: it)?\b|\byou(?:'re| are)? (?:probably|surely|certainly|definitely|no doubt) (?:los(?:e|ing)|wast(?:e|ing)|behind|struggling|overpaying|throwing)\b|\b(?:everyone|everybody|every (?:company|business)|anyone|anybody) (?:really )?needs (?:it|this|one|that|us)\b/

/** "What would you need to say yes?" leaves the answer open, whatever it ends in. */
const open = /(?:^|[.!?] )(?:(?:and|so|but|okay|ok|right|well)[,.]? )*(?:what|how|which|when|who|where|why)\b/

const mostWords = 14

/** The rep asks for a yes they have put into the question. */
export function leadsToYes({ plain, words, wordCount }: Heard): boolean {
  return wordCount <= mostWords && leads.test(plain) && !open.test(plain) && !asksWhetherRight(words)
}

/** The rep tells the buyer what goes wrong in their own business, or that everybody needs the thing. */
export function presumesTrouble({ plain, asks }: Heard): boolean {
  return !asks && presumes.test(plain)
}

/** Neither is curiosity, and both cost something. */
export function judgeLeading(ledger: Ledger): void {
  const { heard } = ledger.scene
  if (leadsToYes(heard)) ledger.add('leading', 'You put the answer into your question', { trust: -2, patience: -2 })
  if (presumesTrouble(heard))
    ledger.add('presumed', 'You told them what goes wrong without asking', { trust: -4, interest: -2, patience: -4 })
}

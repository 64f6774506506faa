import { objectionFamilies, type ObjectionFamily } from '@ringside/contract/simulations/vocabulary'

type Worry = Exclude<ObjectionFamily, 'complaint' | 'discretion'>

/** The worries about buying that are told by their words; a complaint and discretion are known by the call they are in. */
const worries = objectionFamilies.filter((family): family is Worry => family !== 'complaint' && family !== 'discretion')

/**
 * What the words of a buyer do, told apart from the words alone. Worries about buying come by family.
 *
 * - lets-go: a worry is eased, the answer is accepted; still-stands: the answer did not help
 * - yes-step, no-step: to a step that was proposed
 * - wants: a buying signal; trouble: what goes wrong in their own work
 * - tells: how things are done, neutrally; decides: who decides, how they buy, by when
 * - asks: a question without a worry in it; agrees: a plain yes, or leave to go on; corrects: puts the rep right
 * - greets: hello, small talk, thanks, goodbye
 */
export const buyerActs = [
  ...worries,
  'lets-go',
  'still-stands',
  'yes-step',
  'no-step',
  'wants',
  'trouble',
  'tells',
  'decides',
  'asks',
  'agrees',
  'corrects',
  'greets',
] as const
export type BuyerAct = (typeof buyerActs)[number]

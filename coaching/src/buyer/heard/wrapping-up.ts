import { judgedFrom, likelyFrom } from '../../acts/confidence.ts'
import { actIn, isAsking } from '../perceive.ts'
import type { Scene } from '../scene.ts'

const invites =
  /\b(?:send|put|drop|get|email|e-mail) (?:you |over |out |through |across |in )*(?:the |an? |that |your )?(?:calendar |meeting |diary |zoom |teams )*(?:invit\w*|calendar|diary|placeholder|hold|link|agenda|details)\b|\b(?:talk|speak|see you|talk to you|until|catch you) (?:on )?(?:then|soon|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week)\b|\blook(?:ing)? forward\b/

/** What was agreed is rounded off: "I'll send the invite, talk Tuesday", or goodbye. It asks for nothing more. */
export function wrapsUp({ mind, heard }: Scene): boolean {
  if (mind.step.agreed === null || heard.insult || heard.pressure !== null) return false
  if (heard.acts.some(({ act, confidence }) => isAsking(act) && confidence >= judgedFrom)) return false
  return actIn(heard, 'goodbye', likelyFrom) !== undefined || invites.test(heard.plain)
}

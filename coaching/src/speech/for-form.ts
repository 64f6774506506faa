import { markedQuestionsIn } from './said.ts'

const invitesQuestions = /\b(?:any|other|more|further) (?:other |more |further )?questions?\b/iu

/** "How are we today?" greets. */
const greets =
  /\bhow(?:['’]s| is| are| have) (?:you|we|everybody|everyone|things|your (?:day|morning|week)|it|life)(?: all| both| been)?(?: doing| going| keeping)?(?: so far)?(?: (?:today|this (?:fine |lovely )?(?:morning|afternoon|week)))?\s*\?*\W*$/iu

/** "Any questions so far?" leaves room, and asks nobody to say more of theirs; nor does a greeting. */
export const isForForm = (question: string): boolean => invitesQuestions.test(question) || greets.test(question)

const suiting =
  /^\W*(?:(?:so|and|okay|ok|right|then|well),? )*(?:does|would|will|is|was|sounds?) ?(?:that|it|this)?(?: still| all| sound| be)*(?: (?:work|works|suit|sound|okay|ok|all right|alright|right|fine|fair|good|make sense))(?: (?:for|with|to|by) (?:you|you both|everybody|everyone))?\W*$/iu

/** "Does that work?" asks whether it suits, and nothing about how things are with them. */
export const asksWhetherItSuits = (question: string): boolean => suiting.test(question)

/** All that is asked is asked for form. */
export function asksForForm(words: string): boolean {
  const questions = markedQuestionsIn(words)
  return questions.length > 0 && questions.every(isForForm)
}

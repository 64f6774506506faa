import { markedQuestionsIn } from './said.ts'

const invitesQuestions = /\b(?:any|other|more|further) (?:other |more |further )?questions?\b/iu

/** "Any questions so far?" leaves room, and asks nobody to say more of theirs. */
export const isForForm = (question: string): boolean => invitesQuestions.test(question)

/** All that is asked is asked for form. */
export function asksForForm(words: string): boolean {
  const questions = markedQuestionsIn(words)
  return questions.length > 0 && questions.every(isForForm)
}

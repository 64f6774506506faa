import { countOf } from '../mind.ts'
import { sayWhatStandsInWay } from '../policy/stands-in-way.ts'
import type { QuestionKind } from '../questions/question-kinds.ts'
import { plainPiece } from '../scene.ts'
import type { Plan, Scene } from '../scene.ts'
import { unsaid } from '../speak.ts'
import { answerOutOfBook } from './by-the-book.ts'
import { answerOf } from './direct-answer.ts'
import type { DirectAnswer } from './direct-answer.ts'
import { answerKind, tellTrouble } from './direct-question.ts'
import { answerEveryday, everydayWords } from './everyday.ts'
import { kindReplies } from './kind-replies.ts'
import { sayPlainly } from './plainly-asked.ts'

type Reply = (scene: Scene) => Plan | null

const direct =
  (id: string): Reply =>
  (scene) =>
    answerKind(scene, id)
const everyday =
  (id: string): Reply =>
  (scene) =>
    answerEveryday(scene, id)
const book =
  (kind: Parameters<typeof answerOutOfBook>[1]): Reply =>
  (scene) =>
    answerOutOfBook(scene, kind)
const plainly =
  (kind: Parameters<typeof sayPlainly>[1]): Reply =>
  (scene) =>
    sayPlainly(scene, kind)
const facts =
  (answer: DirectAnswer): Reply =>
  (scene) =>
    answerOf(scene, answer)

/** A reply of a kind that people give from how their day goes, in this person's manner. */
const fromTheDay =
  (key: string): Reply =>
  (scene) => {
    const { any = [], ...own } = kindReplies[key] ?? {}
    const words = everydayWords(scene)
    const text = unsaid(scene, own[scene.persona.temperament] ?? [], words) ?? unsaid(scene, any, words)
    return text === null ? null : { move: 'answer-plain', pieces: [plainPiece(text)] }
  }

/** The first of some replies that has anything to say. */
const either =
  (...replies: readonly Reply[]): Reply =>
  (scene) => {
    for (const reply of replies) {
      const plan = reply(scene)
      if (plan !== null) return plan
    }
    return null
  }

/** Only to somebody who has looked at others: nobody finds fault with what they have never seen. */
const ofOthersSeen: Reply = (scene) =>
  scene.persona.facts.some(({ id }) => id === 'looking') ? answerKind(scene, 'others-lacked') : null

/** Only where they have been told of anything that one could try, like or refuse. */
const onceOffered =
  (reply: Reply): Reply =>
  (scene) =>
    scene.traits.offerKnown || countOf(scene.mind, 'offered') > 0 ? reply(scene) : null

/** What is said to each question that the ear tells apart: the replies that the kind has where its words are known. */
export const heardReplies: Readonly<Record<QuestionKind, Reply>> = {
  decides: direct('decides'),
  'how-decided': book('how-decided'),
  holder: direct('holder'),
  budget: direct('budget'),
  spend: direct('spend'),
  'in-use': either(direct('in-use'), facts({ tells: ['system'] })),
  'system-age': direct('system-age'),
  renewal: direct('renewal'),
  'lost-people': direct('lost-people'),
  company: direct('company'),
  'team-size': either(direct('team-size'), facts({ tells: ['team'] })),
  volume: either(facts({ tells: ['volume'], slot: 'how-many' }), facts({ tells: ['volume'] })),
  notice: direct('notice'),
  stays: direct('stays'),
  'joined-up': direct('joined-up'),
  tried: direct('tried'),
  'what-failed': facts({ tells: ['why-failed'] }),
  doers: direct('doers'),
  'why-now': either(facts({ tells: ['trigger'] }), everyday('took-call')),
  hours: direct('hours'),
  since: direct('since'),
  longest: direct('longest'),
  superior: direct('superior'),
  'raised-above': direct('raised-above'),
  'staff-view': direct('staff-view'),
  'staff-mood': direct('staff-mood'),
  'glad-if': direct('glad-if'),
  'somebody-away': direct('somebody-away'),
  workarounds: direct('workarounds'),
  worth: direct('worth'),
  criteria: direct('criteria'),
  'others-do': direct('others-do'),
  measure: direct('measure'),
  'measured-on': direct('measured-on'),
  'move-up': direct('move-up'),
  prepare: direct('prepare'),
  'next-step': book('next-step'),
  wish: direct('wish'),
  'find-out': direct('find-out'),
  deadline: direct('date-or-someday'),
  'put-off': book('why-not-fixed'),
  coping: direct('coping'),
  'typed-again': direct('typed-again'),
  likes: direct('likes'),
  'others-lacked': ofOthersSeen,
  ideal: direct('ideal'),
  'others-looked': book('others-looked'),
  'questions-for-me': book('questions-for-me'),
  'what-think': onceOffered(book('what-think')),
  'why-problem': book('why-problem'),
  risk: book('risk'),
  reference: book('reference'),
  'tell-boss': plainly('tell-boss'),
  season: everyday('season'),
  tenure: everyday('tenure'),
  'right-person': everyday('right-person'),
  boss: either(everyday('boss-top'), everyday('boss')),
  'their-customers': everyday('their-customers'),
  training: everyday('training'),
  security: everyday('security'),
  suppliers: everyday('suppliers'),
  'first-users': everyday('first-users'),
  concerns: onceOffered(sayWhatStandsInWay),
  'rule-out': everyday('rule-out'),
  convince: everyday('convince'),
  process: facts({ tells: ['process', 'handoff'] }),
  trouble: tellTrouble,
  cost: facts({ tells: ['cost'] }),
  hit: facts({ tells: ['hit', 'people'], alone: true }),
  'effect-me': fromTheDay('effect-me'),
  'last-time': fromTheDay('what-last'),
  business: everyday('how-is-business'),
  'when-start': direct('when-start'),
  'for-me': everyday('for-me'),
}

import { describe, expect, it } from 'vitest'
import * as customer from '../buyer/heard/customer-questions.ts'
import { leaningWays, renewalWays } from '../buyer/heard/renewal.ts'
import { owningWays, repairWays } from '../buyer/heard/repair.ts'
import { processWays, troubleWays } from '../buyer/answers/direct-subjects.ts'
import { recognisingWays } from '../buyer/answers/recognition.ts'
import { effectWays, happensWays } from '../buyer/heard/asked-kind.ts'
import { againWays, waitingWays, yieldingWays } from '../buyer/heard/of-the-line.ts'
import { meaningWays } from '../buyer/heard/taken-up.ts'
import { disputeWays } from '../buyer/heard/disputed-terms.ts'
import { contactWays } from '../buyer/heard/offered-contact.ts'
import { wouldDoWays } from '../buyer/heard/over-demand.ts'
import { otherMatterWays } from '../buyer/heard/off-the-work.ts'
import { contractRunsWays, stillRunsWays } from '../buyer/heard/contract-end.ts'
import { standsInWayWays } from '../buyer/heard/stands-in-way.ts'
import { stillThereWays, theirTroubleWays, theirViewWays, whoIsWays } from '../buyer/heard/colleague-asked.ts'
import { remindWays } from '../buyer/answers/remind.ts'
import { belittlingWays } from '../buyer/heard/belittling.ts'
import { describedWays } from '../buyer/heard/described.ts'
import { nameWays } from '../buyer/heard/name-calling.ts'
import { sneerWays } from '../buyer/heard/sneering.ts'
import { threatWays } from '../buyer/heard/threats.ts'
import { keptWays, ownedWays } from '../buyer/heard/promise-answer.ts'
import { signerWays } from '../buyer/decision/signer.ts'
import { honestWays, whoWays, writingWays } from '../buyer/doubts/doubt-answer.ts'
import { deskWays } from '../buyer/desk/ways.ts'
import { viewWays } from '../buyer/heard/worry-questions.ts'
import { openingWays } from '../buyer/perceive.ts'
import { asksSubjectWays } from '../buyer/words/asks-subject.ts'
import { inactionWays } from '../rubrics/deepening.ts'
import { insightWays, noIsFineWays } from '../rubrics/leading-checks.ts'
import { leaveWays, reasonWays } from '../rubrics/opening.ts'
import { championWays, criteriaWays, paperWays, stepsWays } from '../rubrics/qualifying.ts'
import { announcingWays } from './announcing.ts'
import { askReturnWays, bluffWays, conditionWays, grantWays, refuseWays, withholdWays } from './bargaining.ts'
import * as deciding from './deciding.ts'
import { assentWays } from './loose-offers.ts'
import { movingOnWays, payoffWays, screenWays, showingWays } from './showing.ts'
import * as referring from './referring.ts'
import { oddWays } from './odd-questions.ts'
import { fillerWays, findingOutWays } from './no-answer.ts'
import { pushingWays } from './pressure.ts'
import { takingBackWays } from './taking-back.ts'
import { puttingRightWays } from './putting-right.ts'
import { folded } from './said.ts'
import { anyOf } from './ways.ts'

const all = {
  assentWays,
  contactWays,
  disputeWays,
  wouldDoWays,
  standsInWayWays,
  contractRunsWays,
  stillRunsWays,
  otherMatterWays,
  takingBackWays,
  honestWays,
  whoWays,
  writingWays,
  troubleWays,
  processWays,
  recognisingWays,
  happensWays,
  effectWays,
  viewWays,
  keptWays,
  ownedWays,
  openingWays,
  asksSubjectWays,
  reasonWays,
  leaveWays,
  inactionWays,
  insightWays,
  noIsFineWays,
  championWays,
  criteriaWays,
  paperWays,
  stepsWays,
  announcingWays,
  puttingRightWays,
  grantWays,
  refuseWays,
  withholdWays,
  oddWays,
  conditionWays,
  askReturnWays,
  bluffWays,
  decisionWays: deciding.decisionWays,
  hedgeWays: deciding.hedgeWays,
  feelingWays: deciding.feelingWays,
  dayOfDecisionWays: deciding.dayOfDecisionWays,
  inTheWayWays: deciding.inTheWayWays,
  offerReadWays: deciding.offerReadWays,
  discountWays: deciding.discountWays,
  agendaWays: deciding.agendaWays,
  signerWays,
  showingWays,
  screenWays,
  movingOnWays,
  payoffWays,
  ...deskWays,
  againWays,
  leaningWays,
  remindWays,
  meaningWays,
  whoIsWays,
  stillThereWays,
  theirViewWays,
  theirTroubleWays,
  waitingWays,
  yieldingWays,
  nameWays,
  belittlingWays,
  describedWays,
  sneerWays,
  threatWays,
  findingOutWays,
  fillerWays,
  pushingWays,
  promiseAskedWays: customer.promiseAskedWays,
  renewalAskedWays: customer.renewalAskedWays,
  knockingAskedWays: customer.knockingAskedWays,
  needAskedWays: customer.needAskedWays,
  worthAskedWays: customer.worthAskedWays,
  worksAskedWays: customer.worksAskedWays,
  troubleOfCustomersWays: customer.troubleAskedWays,
  useAskedWays: customer.useAskedWays,
  howItGoesWays: customer.howItGoesWays,
  effectAskedWays: customer.effectAskedWays,
  renewalWays,
  owningWays,
  repairWays,
  askForNamesWays: referring.askForNamesWays,
  anotherNameWays: referring.anotherNameWays,
  leaveToNameWays: referring.leaveToNameWays,
  introduceWays: referring.introduceWays,
  ...referring.assuranceWays,
  pushingForNamesWays: referring.pushingForNamesWays,
  detailsWays: referring.detailsWays,
  rewardWays: referring.rewardWays,
  planWays: referring.planWays,
}
const examples = Object.entries(all).flatMap(([name, ways]) =>
  Object.entries(ways).map(([example, pattern]) => ({ name, example, pattern })),
)

describe('ways to say one thing', () => {
  it.each(examples)('$name: “$example” is heard by the pattern that it stands over', ({ example, pattern }) => {
    expect(folded(example)).toMatch(pattern)
  })

  it('are heard by one pattern, and so is nothing else', () => {
    const greeting = anyOf({ hello: /^hello\b/, 'good day': /^good (?:day|morning)\b/ })
    expect(['hello there', 'good morning', 'oh, hello'].map((words) => greeting.test(words))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('are heard with the flags that the one pattern is given', () => {
    expect(anyOf({ hello: /^hello/ }, 'i').test('Hello')).toBe(true)
  })
})

import { z } from 'zod'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import analytical from './analytical.json' with { type: 'json' }
import demo from './calls/demo.json' with { type: 'json' }
import direct from './direct.json' with { type: 'json' }
import formal from './formal.json' with { type: 'json' }
import harried from './harried.json' with { type: 'json' }
import sceptical from './sceptical.json' with { type: 'json' }
import warm from './warm.json' with { type: 'json' }
import negotiation from './calls/negotiation.json' with { type: 'json' }

/** The first words of a call, by what kind of call it is. A rep hears one of them on every call, so there are more. */
export const openingKeys = [
  'pickUp',
  'pickUpDiscovery',
  'pickUpObjections',
  'pickUpTerms',
  'pickUpDemo',
  'worriesSettled',
] as const

/** First words that only some have: by their job, or with little time. They come on top of those of the call. */
export const ownOpeningKeys = ['pickUpTop', 'pickUpMoney', 'pickUpSystems', 'pickUpPressed'] as const

/** What is said over terms: each once a demand, and of those there are few in a call. */
const termsKeys = [
  'demandNext',
  'demandMore',
  'giftTaken',
  'giftPart',
  'tradeYes',
  'tradeCounter',
  'holdYes',
  'holdNot',
  'holdBare',
  'termsAgain',
  'inReturn',
  'tradeMaybe',
  'noDeal',
  'termsSum',
  'signWhen',
  'termsWrong',
  'signDay',
  'signNotYet',
  'firstTerms',
] as const

/** Fewest wordings of a line in one voice: reps practise with one buyer many times over. */
const fewestWordings = 6
const fewestOpenings = 8
const fewestOwnOpenings = 3
const fewestOfTerms = 3

/** What a buyer of any temperament has to be able to say. */
export const lineKeys = [
  ...openingKeys,
  ...ownOpeningKeys,
  ...termsKeys,
  'greetBack',
  'askWho',
  'askPurpose',
  'grantTime',
  'grantTimeReason',
  'leadThink',
  'leadFeel',
  'leadAgain',
  'deflect',
  'unknown',
  'askBack',
  'reactFeel',
  'reactAck',
  'reactPitchWarm',
  'reactPitchCool',
  'reactPitchEarly',
  'reactPitchAgain',
  'reactProof',
  'reactAnswer',
  'recapYes',
  'objectionLead',
  'stepAgree',
  'stepDetail',
  'stepWhatFor',
  'stepNotYet',
  'stepNoProof',
  'stepCounter',
  'stepLeave',
  'notAgreed',
  'byeWarm',
  'byeCold',
  'takeUpWord',
  'ownQuestion',
  'speaking',
  'knowsCaller',
  'heardFrom',
  'refuseTime',
  'goOn',
  'deflectMoney',
  'toldBefore',
  'unknownAlone',
  'reactSmallTalk',
  'reactCurious',
  'recapNo',
  'pushPressure',
  'pushStepAgain',
  'objectionStill',
  'objectionHeard',
  'stepAgreeColleague',
  'stepNo',
  'stepPending',
  'stepConfirm',
  'followUpAgree',
  'brushOff',
  'priceEarly',
  'priceHeard',
  'discount',
  'attack',
  'code',
  'flood',
  'foreign',
  'silence',
  'rudeWarn',
  'offTopic',
  'askMeaning',
  'interrupt',
  'manyQuestions',
  'repeatedLine',
  'gibberish',
  'whyAsk',
  'promiseSent',
  'promiseMet',
  'promiseOther',
  'lastHungUp',
  'lastBrushedOff',
  'lastWentWell',
  'lastCutOff',
  'lastLongAgo',
  'hearsayWell',
  'hearsayBadly',
  'hearsay',
  'promiseKept',
  'promiseOwned',
  'worryStillOpen',
  'worryPassedOver',
  'dayAside',
  'backToIt',
  'hearMe',
  'makesSense',
  'heardOfUs',
  'gotEmail',
  'contactDetails',
  'myRole',
  'myPriorities',
  'nothingElse',
  'noConcerns',
  'interestedYes',
  'interestedNo',
  'howLong',
  'sayMore',
  'hangRude',
  'hangPressure',
  'hangPatience',
  'hangAttack',
  'hangSilence',
  'timeUp',
  'byeMeeting',
  'byeFollowUp',
  'byeNothing',
  'byeSettled',
  'idleFirst',
  'idleSecond',
  'privateMatter',
  'steerBack',
  'complimented',
  'newCaller',
  'whyNot',
  'unknownYesNo',
  'unknownNumber',
  'unknownWhen',
  'unknownWhy',
  'unknownOpinion',
  'unknownTrouble',
  'bothWays',
  'dependsHow',
  'dependsWhat',
  'dependsWho',
  'dependsWhich',
  'permit',
  'guessed',
  'relates',
  'tellMe',
  'rightPerson',
  'beforeThat',
  'nobodyNamed',
  'aheadOfUs',
  'onlyOne',
  'notMe',
  // Said by somebody who is being shown something.
  'showTied',
  'showCurious',
  'showUntied',
  'showMine',
  'payoff',
  'payoffGain',
  'payoffCold',
  'demoAgree',
] as const
export type LineKey = (typeof lineKeys)[number]

const wordings = z.array(z.string().min(1))

/** One temperament's way of talking. `{name}` parts are filled in; a wording with a part that has no filling is skipped. */
export const voiceSchema = z.record(z.enum(lineKeys), wordings)
export type Voice = z.infer<typeof voiceSchema>

/** The parts a wording may have filled in. */
export const fillings = [
  'rep',
  'repCompany',
  'product',
  'rival',
  'unit',
  'me',
  'last',
  'company',
  'title',
  'colleague',
  'colleagueTitle',
  'peers',
  'workers',
  'word',
  'named',
  'told',
  'from',
  'priority',
  'contact',
  'promised',
  'worry',
  'lead',
  'it',
  'terms',
  'area',
  'crew',
  'customers',
  'system',
  'tool',
  'peak',
  'industry',
  'per',
  'location',
] as const
export type Filling = (typeof fillings)[number]

/** What is said in calls of one type only, by temperament; it stands in a file a type. */
const ofCalls: readonly Record<Temperament, object>[] = [demo, negotiation]

const voiceOf = (temperament: Temperament, own: object): Voice =>
  voiceSchema.parse(Object.assign({}, own, ...ofCalls.map((call) => call[temperament])))

export const voices: Record<Temperament, Voice> = {
  direct: voiceOf('direct', direct),
  warm: voiceOf('warm', warm),
  analytical: voiceOf('analytical', analytical),
  harried: voiceOf('harried', harried),
  sceptical: voiceOf('sceptical', sceptical),
  formal: voiceOf('formal', formal),
}

function leastOf(key: LineKey): number {
  if ((ownOpeningKeys as readonly string[]).includes(key)) return fewestOwnOpenings
  if ((termsKeys as readonly string[]).includes(key)) return fewestOfTerms
  return (openingKeys as readonly string[]).includes(key) ? fewestOpenings : fewestWordings
}

/** What is wrong with a voice, as sentences; none when it can be used. */
export function faultsOf(voice: Voice): string[] {
  const faults: string[] = []
  for (const key of lineKeys) {
    const said = voice[key]
    const least = leastOf(key)
    if (said.length < least) faults.push(`${key} has ${said.length} wordings and needs ${least}`)
    if (new Set(said).size < said.length) faults.push(`${key} says one wording twice`)
    for (const wording of said) {
      for (const [, part] of wording.matchAll(/\{(\w+)\}/g)) {
        if (!(fillings as readonly string[]).includes(part ?? '')) faults.push(`${key} has an unknown part {${part}}`)
      }
    }
    const plain = said.filter((wording) => !wording.includes('{')).length
    if (plain < 2 && !mayNeedFilling.has(key)) faults.push(`${key} needs two wordings without parts`)
  }
  return faults
}

/** Lines whose parts are always known. */
const mayNeedFilling: ReadonlySet<LineKey> = new Set<LineKey>([
  'speaking',
  'nobodyNamed',
  'notMe',
  'knowsCaller',
  'unknown',
  'stepAgreeColleague',
  'takeUpWord',
  'toldBefore',
  'myRole',
  'myPriorities',
  'contactDetails',
  'promiseSent',
  'promiseMet',
  'worryStillOpen',
  'worryPassedOver',
  'hearsay',
  'hearsayWell',
  'hearsayBadly',
  'termsAgain',
  'termsSum',
  'firstTerms',
  ...openingKeys,
  ...ownOpeningKeys,
])

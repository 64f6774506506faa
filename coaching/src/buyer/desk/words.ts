import { z } from 'zod'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { Temperament } from '@ringside/contract/pipeline/buyer-profile'
import { fillings } from '../words/lines.ts'
import wordsFile from './words.json' with { type: 'json' }

/** What whoever answers for somebody has to be able to say. */
export const deskKeys = [
  'answer',
  'knowsCaller',
  'whoIs',
  'whichCompany',
  'regarding',
  'regardingMore',
  'why',
  'expected',
  'email',
  'happy',
  'testAgain',
  'pitchCut',
  'lieCaught',
  'lieAgain',
  'aroundWarn',
  'rudeWarn',
  'hangRude',
  'anotherLine',
  'patience',
  'refuse',
  'refuseStill',
  'putThrough',
  'putThroughWon',
  'help',
  'greetBack',
  'myName',
  'mainLine',
  'assistant',
  'advice',
  'aboutMe',
  'thanks',
  'whenFree',
  'whenNo',
  'directLine',
  'directNo',
  'looksAfter',
  'notMine',
  'thereNow',
  'message',
  'writeTo',
  'byeOpen',
  'byeTime',
  'byeMessage',
  'byeRefused',
  'silence',
  'pardon',
  'again',
  'waits',
  'repeated',
  'nudge',
  'timeUp',
] as const
export type DeskKey = (typeof deskKeys)[number]

const fewestWordings = 3
/** A rep hears one of them on every call. */
const fewestAnswers = 8

const voiceSchema = z.record(z.enum(deskKeys), z.array(z.string().min(1)))
type DeskVoice = z.infer<typeof voiceSchema>

/** How each temperament talks at a desk. `{name}` parts are filled in, as in a buyer's lines. */
export const deskVoices: Record<Temperament, DeskVoice> = z.record(z.enum(temperaments), voiceSchema).parse(wordsFile)

/** What is wrong with a voice, as sentences; none when it can be used. */
export function deskFaultsOf(voice: DeskVoice): string[] {
  return deskKeys.flatMap((key) => {
    const said = voice[key]
    const least = key === 'answer' ? fewestAnswers : fewestWordings
    const unknown = said.flatMap((wording) =>
      [...wording.matchAll(/\{(\w+)\}/g)].filter(([, part]) => !(fillings as readonly string[]).includes(part ?? '')),
    )
    return [
      ...(said.length < least ? [`${key} has ${said.length} wordings and needs ${least}`] : []),
      ...(new Set(said).size < said.length ? [`${key} says one wording twice`] : []),
      ...unknown.map(([part]) => `${key} has an unknown part ${part}`),
    ]
  })
}

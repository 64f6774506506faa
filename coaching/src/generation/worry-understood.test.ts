import { expect, it } from 'vitest'
import { temperaments } from '@ringside/contract/pipeline/buyer-profile'
import type { ObjectionFamily } from '@ringside/contract/simulations/vocabulary'
import { customerContent, objectionTemplates, referralContent } from './content/content.ts'

/**
 * What a stranger has to hear to know what a worry is about: whoever raises it says one of these. `{system}` is the name of a
 * system that they run, and whoever names it in such a sentence has it.
 */
const tells: Readonly<Record<ObjectionFamily, readonly string[]>> = {
  price: ['price', 'money', 'pay', 'paying', 'expensive', 'dear', 'costs', 'cost', 'bill'],
  timing: [
    'time',
    'timing',
    'capacity',
    'new',
    'starting',
    'start',
    'projects',
    'this quarter',
    'after {peak}',
    'wait',
  ],
  incumbent: ['{system}', 'system'],
  'tried-before': ['tried', 'try'],
  'no-need': ['need', 'managing', 'managed', 'problem'],
  'no-authority': [
    'decide',
    'decides',
    'decided',
    'decision',
    'sign',
    'signs',
    'signed',
    'signing',
    'approve',
    'agree',
    'say yes',
  ],
  'send-something': ['email', 'e-mail', 'send', 'write', 'writing'],
  'vendor-trust': [
    'company',
    'outfit',
    'supplier',
    'heard of you',
    'still be around',
    'still be there',
    'who uses',
    'uses it',
    'uses you',
    'has it',
    'customers',
    'reference',
    'works with you',
    'have your thing',
  ],
  security: ['data', 'it', 'security review'],
  effort: ['work', 'set that up', 'setup', 'project', 'learn', 'learned', 'training', 'trained'],
  competitor: ['company', 'firm', 'provider', 'offer', 'competitor'],
  contract: ['contract', 'tied'],
  complaint: [],
  discretion: ['name', 'names', 'details', 'number', 'recommend', 'about us', 'send you'],
}

const spaced = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}{}'-]+/gu, ' ').trim()} `

/** IT is a department and "it" is anything. */
function isTold(said: string, word: string): boolean {
  return word === 'it' ? spaced(said).includes(' IT ') : spaced(said).toLowerCase().includes(spaced(word).toLowerCase())
}

const isClear = (family: ObjectionFamily, said: string): boolean => tells[family].some((word) => isTold(said, word))
const unclear = (family: ObjectionFamily, said: readonly string[]): string[] =>
  said.filter((text) => !isClear(family, text))

it.each(objectionTemplates)('whoever raises the worry of $family says what it is about', ({ family, threads }) => {
  for (const { say } of threads)
    for (const temperament of temperaments) expect(unclear(family, say[temperament])).toEqual([])
})

it('so does a customer, over the renewal and over giving names', () => {
  const renewal = ['bill', 'price', 'offer', 'business', 'renew', 'renewing']
  for (const { say } of customerContent.worries)
    expect(say.filter((text) => !renewal.some((word) => isTold(text, word)))).toEqual([])
  for (const { say } of referralContent.worries) expect(unclear('discretion', say)).toEqual([])
})

it('a stranger tells no family by words that any line has', () => {
  const cryptic: Partial<Record<ObjectionFamily, readonly string[]>> = {
    contract: [
      "Not before August, we're stuck, I've looked, believe me.",
      "I'm paying somebody till May whether I like them or not.",
    ],
    price: ["That's a brave figure for something I've only heard about."],
    timing: ["The thing is, with harvest coming I've got the planners queueing at my door."],
    competitor: ["You're the third, or the fourth, they all blur into one for me."],
    'no-need': ["We're fine.", "Nobody's said anything to me about it."],
    'no-authority': ["It's not up to me, I wish it was, it all goes upstairs."],
    effort: ["And how long till they've got the hang of it? Because I can't spare them."],
    security: ['Wait, does it go somewhere? Where does it sit?'],
  }
  for (const family of Object.keys(tells) as ObjectionFamily[])
    for (const said of cryptic[family] ?? []) expect(isClear(family, said)).toBe(false)
})

import type { BuyerProfile, Fact } from '@ringside/contract'
import type { CallSetup } from '../buyer/index.ts'

const fact = (id: string, label: string, words: string, more: Partial<Fact>): Fact => ({
  id,
  label,
  summary: words,
  topic: 'process',
  act: 'q_process',
  trust: 10,
  needs: null,
  cues: [],
  vague: [`That varies, ${id} is a long story.`],
  plain: [words],
  full: [`${words} It has been like that for two years.`],
  slots: [],
  knownBy: [],
  ...more,
})

/** A buyer for tests: three facts, one objection, nothing that generation would have to make. */
export const rita: BuyerProfile = {
  personaId: '0193f7a0-0000-7000-8000-000000000001',
  firstName: 'Rita',
  lastName: 'Okafor',
  pronoun: 'she',
  title: 'Operations Manager',
  level: 'Department Head/Manager',
  department: 'Operations',
  temperament: 'direct',
  manner: 'Direct, short on time',
  priorities: ['Getting orders out the same day'],
  company: {
    name: 'Brackwater Supply',
    industry: 'Transportation & Logistics',
    subIndustry: 'Warehousing',
    size: '51-200',
    location: 'Leeds',
    description: 'Ships building supplies to trade customers.',
  },
  facts: [
    fact('picking', 'How orders are picked', 'We still pick from printed lists.', {
      cues: ['pick', 'orders', 'today'],
    }),
    fact('late', 'What goes wrong with orders', 'About one order in twelve goes out late.', {
      topic: 'pain',
      act: 'q_pain',
      cues: ['late', 'wrong', 'problem'],
    }),
    fact('cost', 'What a late order costs', 'Every late order costs us around forty pounds.', {
      topic: 'impact',
      act: 'q_impact',
      cues: ['cost', 'money'],
    }),
  ],
  objections: [
    {
      id: 'busy-season',
      family: 'timing',
      force: 1,
      trigger: 'pitch',
      say: ['We are heading into our busy season.', 'This is a bad quarter for us.'],
      explain: ['Nobody has an hour to spare until March.'],
      deeper: ['I said it is a bad time.', 'That does not give me the hours.'],
      resolved: ['All right, if it takes nobody off the floor.'],
      answerCues: ['half an hour', 'after march', 'nobody'],
      goodAnswer: 'That makes sense. It takes half an hour and nobody leaves the floor.',
    },
  ],
  colleagues: [],
  vocabulary: {},
  voice: { pitch: 0.5, pace: 0.5 },
}

export const ritasCall = (changed: Partial<CallSetup> = {}): CallSetup => ({
  persona: rita,
  type: 'discovery',
  difficulty: 'easy',
  seed: 7,
  rep: { firstName: 'Sam', companyName: 'Tallyport', product: null },
  memory: { earlierCalls: [], colleaguesHeard: [] },
  ...changed,
})

import type { PlayableCallType } from '@ringside/contract/simulations/vocabulary'

/** One step of a rep's plan; with a chance, it is left out now and then, and with `notes`, until that many were taken. */
export type Stage = { key: string; chance?: number; notes?: number }

/** There is nothing to sum up before the buyer has said two things. */
const stage = (key: string): Stage => (key === 'recap' ? { key, notes: 2 } : { key })
const all = (...keys: string[]): Stage[] => keys.map(stage)
const perhaps = (key: string, chance: number): Stage => ({ ...stage(key), chance })

type Kinds = Record<'excellent' | 'good' | 'average' | 'weak' | 'pushy', Stage[]>

const coldCall: Kinds = {
  excellent: [
    ...all('hello', 'reason', 'process', 'pain', 'impact', 'second'),
    perhaps('people', 0.8),
    ...all('recap', 'value', 'authority', 'step', 'bye'),
  ],
  good: [
    ...all('hello', 'reason', 'process', 'pain', 'impact'),
    perhaps('second', 0.5),
    perhaps('recap', 0.6),
    ...all('value', 'step', 'bye'),
  ],
  average: [
    ...all('hello', 'reason', 'process', 'pain', 'value'),
    perhaps('second', 0.6),
    perhaps('authority', 0.4),
    ...all('step', 'bye'),
  ],
  weak: [
    ...all('hello', 'who', 'reason', 'pain', 'ack', 'process', 'ack', 'value'),
    perhaps('budget', 0.6),
    ...all('step', 'bye'),
  ],
  pushy: all('hello', 'pitch', 'price', 'pitch', 'pressure', 'pressure', 'step', 'pressure', 'bye'),
}

const discovery: Kinds = {
  excellent: [
    ...all(
      'agenda',
      'process',
      'handoff',
      'system',
      'volume',
      'pain',
      'more',
      'impact',
      'second',
      'people',
      'customers',
    ),
    perhaps('goal', 0.8),
    ...all('history', 'failed', 'recap', 'authority', 'timeline'),
    perhaps('budget', 0.7),
    ...all('value', 'step', 'bye'),
  ],
  good: [
    ...all('agenda', 'process', 'system', 'pain', 'impact', 'second'),
    perhaps('history', 0.7),
    perhaps('people', 0.5),
    ...all('recap', 'authority', 'value', 'step', 'bye'),
  ],
  average: [
    ...all('agenda', 'process', 'system', 'pain', 'value', 'second'),
    perhaps('authority', 0.6),
    ...all('step', 'bye'),
  ],
  weak: [...all('agenda', 'process', 'ack', 'pain', 'ack', 'value', 'budget'), ...all('step', 'bye')],
  pushy: all('hello', 'pitch', 'pitch', 'price', 'pressure', 'pitch', 'pressure', 'step', 'pressure', 'bye'),
}

const objectionHandling: Kinds = {
  excellent: [
    ...all('sympathise', 'anythingElse', 'anythingElse', 'recap'),
    { key: 'value', notes: 2 },
    ...all('step', 'bye'),
  ],
  good: all('sympathise', 'anythingElse', 'step', 'bye'),
  average: all('sympathise', 'value', 'anythingElse', 'step', 'bye'),
  weak: all('sympathise', 'value', 'ack', 'step', 'bye'),
  pushy: all('pitch', 'pressure', 'price', 'pressure', 'pressure', 'step', 'bye'),
}

export const plans: Record<PlayableCallType, Kinds> = {
  'cold-call': coldCall,
  discovery,
  'objection-handling': objectionHandling,
}

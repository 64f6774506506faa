import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { hear } from '../index.ts'
import type { Mind } from '../index.ts'
import { newWorry } from '../mind.ts'
import { played } from '../played.fixture.ts'
import { afterAnswer } from '../policy/after-answer.ts'
import { voices } from '../words/lines.ts'
import { questionTopics, speaksOfTopic, thingAsked, topicAskedIn } from './question-topics.ts'

const demo = castCall(11, 'demo', 'medium')

/** Somebody in a demo who has just asked something in these words. */
function asking(question: string): Mind {
  const { mind } = played(demo, ['Hi, good to see you. Shall I start?'])
  const pieces = [{ text: question, fact: null, objection: null, agreed: false }]
  return {
    ...mind,
    turn: 4,
    phase: 'talking',
    pieces,
    question: { kind: 'own', turn: 4 },
    used: [...mind.used, question],
  }
}
const says = (mind: Mind, words: string) => hear(demo, mind, { words, elapsedMs: 60_000 })

const besides = 'On the left you see every job of the day, and the whole team looks at the same thing.'

describe('what a buyer asks of what they are shown', () => {
  it.each([
    ["And when it's down, what then?", 'down', 'The last version stays there, and they go on working with it.'],
    ['Does that ever get it wrong?', 'mistake', 'Sometimes, and then you take it back the same day.'],
    ['Hang on, where does that number come from?', 'origin', 'It is counted from your own entries every night.'],
    ['Can it do that for two sites?', 'sites', 'Each site has a page of its own there, and you see both.'],
    ['Who has to type that in?', 'entry', 'One person enters it once, and that is all there is.'],
  ] as const)('is come back to once where it was not answered, and not where it was: %s', (question, topic, answer) => {
    expect(topicAskedIn(question)).toBe(topic)
    const missed = says(asking(question), besides)
    expect(missed.reply.words).toContain(thingAsked[topic])
    expect(says(missed.mind, besides).reply.words).not.toContain(thingAsked[topic])
    expect(says(asking(question), answer).reply.words).not.toContain(thingAsked[topic])
  })

  it('is won by no answer about something else', () => {
    const reasons = (words: string) =>
      says(asking("And when it's down, what then?"), words).reply.changes.map(({ reason }) => reason)
    expect(reasons('What you see here is the last version, and it stays there on every screen.')).toContain(
      'You showed them what they had asked about',
    )
    expect(reasons('What you see here is the list of jobs, and every job of the day has a colour.')).not.toContain(
      'You showed them what they had asked about',
    )
  })

  it('is known, of each kind, from something that a buyer says', () => {
    const wonders = Object.values(voices).flatMap(({ showCurious, reactCurious }) => [...showCurious, ...reactCurious])
    const asks = Object.values(afterAnswer.asks).flatMap((byVoice) => Object.values(byVoice).flat())
    const asked = [...wonders, ...asks].map(topicAskedIn)
    for (const topic of questionTopics) expect(asked).toContain(topic)
  })
})

describe('what a buyer asks of the work, of how it goes and of what it is', () => {
  it.each([
    ['Who does the work, you or us?', 'work', 'Mostly we do. From you we need one person for three hours.'],
    ['And what would they have to do differently?', 'our-part', 'Nothing, they get a message and say yes or no.'],
    ['How do you know what theirs does?', 'rival', 'From three customers who had them before us.'],
    ['What happens to our data?', 'data', 'It is kept on a server in this country and stays yours.'],
    ['What is it, exactly? An app?', 'what', 'A program in the browser, with nothing to install.'],
    ["And how's that supposed to work?", 'how', 'It reads your entries and shows what no longer fits.'],
  ] as const)('any statement does not settle it, and an answer does: %s', (question, topic, answer) => {
    const praise = 'Everybody is really happy with that, and we are very proud of it, I must say.'
    expect(topicAskedIn(question)).toBe(topic)
    expect(speaksOfTopic(answer.toLowerCase(), topic)).toBe(true)
    expect(says(asking(question), praise).reply.words).toContain(thingAsked[topic])
    expect(says(asking(question), answer).reply.words).not.toContain(thingAsked[topic])
  })

  it('is heard with what is hung on to it', () => {
    expect(topicAskedIn('Who keeps that up to date? Somebody has to.')).toBe('entry')
    expect(topicAskedIn('What will we pay in the second year? Nobody ever says.')).toBe('later-price')
    expect(topicAskedIn('Who does the work? We had that once, and it took my people all of a long summer.')).toBeNull()
  })
})

describe('what it costs in year two', () => {
  it('is not settled by what is saved in the first months', () => {
    const setup = castCall(105, 'objection-handling', 'easy')
    const price = Array.from(
      { length: 400 },
      (_, index) => castCall(index + 1, 'cold-call', 'medium').persona.objections,
    )
      .flat()
      .find(({ deeper }) => deeper.some((text) => text.includes('cost me in the second year')))
    const objections = price === undefined ? [] : [price]
    const { mind } = played({ ...setup, persona: { ...setup.persona, objections } }, ['Hi, thanks for the time.'])
    const worry = { ...newWorry(price?.id ?? ''), acknowledged: true, explained: true }
    const pieces = [
      { text: 'And what does it cost me in the second year?', fact: null, objection: worry.id, agreed: false },
    ]
    const open: Mind = { ...mind, turn: 5, phase: 'talking', pending: worry.id, objections: [worry], pieces }
    const answered = (words: string) =>
      hear({ ...setup, persona: { ...setup.persona, objections } }, open, { words, elapsedMs: 60_000 })
    const saves = answered(
      'I understand, it pays for itself: most of our customers made it back in four months from overtime alone.',
    )
    expect(saves.mind.pending).toBe(worry.id)
    expect(saves.reply.words).toContain(thingAsked['later-price'])
    const same = answered(
      'I understand. It is the same price in the second year, the contract holds it, and it pays for itself in four months.',
    )
    expect(same.mind.pending).toBeNull()
  })

  it.each(['It stays the same in year two.', 'It goes up by three per cent.'])('is answered by: %s', (words) => {
    expect(speaksOfTopic(words.toLowerCase(), 'later-price')).toBe(true)
  })
})

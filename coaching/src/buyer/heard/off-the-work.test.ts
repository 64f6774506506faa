import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { played } from '../played.fixture.ts'
import { voices } from '../words/lines.ts'

const before = [
  "Hi, this is Marcus from Routewell. I'm calling about how you plan the day. Is this a bad time?",
  'How do you do it at the moment?',
]

/** The reply of some buyers to a question, a few lines into a call. */
const repliesTo = (question: string) =>
  [2, 5, 13, 21].map((seed) => {
    const setup = castCall(seed, 'discovery', 'medium')
    const { replies, mind } = played(setup, [...before, question])
    return { setup, mind, reply: replies.at(-1), temperament: setup.persona.temperament }
  })

describe('a question of the world at large', () => {
  it.each([
    'Do you know when the lunar eclipse is?',
    'Is it going to rain tomorrow?',
    'Who won the match last night?',
    'Who wrote Hamlet?',
    'How do you spell necessary?',
    "What's seventeen times twenty-three?",
    'What time is it in Tokyo?',
    'How many legs does a spider have?',
    'What is the currency of Japan?',
    'In what year did the Titanic sink?',
    'How many letters are in the alphabet?',
    'Did Arsenal win last night?',
    'What is the tallest mountain in the world?',
    'What is the boiling point of water?',
    'Who painted Guernica?',
  ])('is one that nobody has an answer to at work, and no date, number or way of theirs is one: %s', (question) => {
    for (const { reply, temperament } of repliesTo(question)) {
      expect(reply?.move).toBe('stay-in-character')
      expect(voices[temperament].offTheWork).toContain(reply?.words)
      expect(reply?.facts ?? []).toEqual([])
    }
  })

  it('earns nothing, though it has the words of a question about dates', () => {
    for (const { reply } of repliesTo('When does the World Cup start?'))
      expect(reply?.changes.filter(({ trust, interest }) => trust + interest > 0) ?? []).toEqual([])
  })
})

describe('a question to the person that has nothing to do with work', () => {
  it.each(['Have you seen the new Batman?', 'Can you cook?', 'How tall are you?'])(
    'leads back to the call: %s',
    (question) => {
      for (const { reply, temperament } of repliesTo(question))
        expect(voices[temperament].offTopic).toContain(reply?.words)
    },
  )
})

describe('is a question about work, and answered as one:', () => {
  it.each([
    'Does the World Cup mess with your schedule?',
    'Do you get overtime when there is a football match on?',
    'How do you spell your name?',
    'Is the election a risk for your budget?',
    'When is your renewal?',
    'How many people work nights?',
    'How much work is lost when the crew does not see the weather forecast?',
    'What happens when somebody forgets to check the weather forecast?',
    'When the weather is bad, what happens to the jobs at the weekend?',
    'Who looks at the weather forecast in the morning?',
    'What year did turnover start to drop?',
    'In which year did production move?',
    'Which year did Northgate become the supplier?',
    'How many letters are sent out in a week?',
    'How many letters in a mailing come back?',
    'What is the currency of the contract?',
    'Did Northgate win last time?',
    'Did Siemens win on price or on service?',
    'Who scored for the tender last time?',
    'How many wings does the hospital have?',
    'How many hearts does the cardiology team see in a week?',
    'What is the biggest building in the estate that has to be cleaned?',
    'What is the melting point of the alloy that goes wrong?',
    'How often does gravity feed jam the conveyor?',
    'What blood type is short most weeks?',
    'Which shoe size runs out first?',
    'Are dogs kept apart from cats in the waiting room?',
    'What is for dinner on the ward, and who orders it?',
    'Has Brexit changed how long customs papers take?',
    'Does the World Cup mean more orders?',
    'How many extra staff come in for the Grand Prix?',
    'Who invented the rota that is used on the ward?',
    'Who painted the line markings in the warehouse?',
    'How much is a hundred over budget worth?',
  ])('%s', (question) => {
    for (const { reply, temperament } of repliesTo(question)) {
      expect(reply?.move).not.toBe('stay-in-character')
      expect(voices[temperament].offTheWork).not.toContain(reply?.words)
    }
  })

  it('one on what their own trade deals in', () => {
    const setup = castCall(2, 'discovery', 'medium')
    const keeper = {
      ...setup,
      persona: { ...setup.persona, vocabulary: { ...setup.persona.vocabulary, jobs: 'spiders' } },
    }
    const [mine, theirs] = [setup, keeper].map((each) => played(each, [...before, 'Can spiders swim?']).replies.at(-1))
    expect([mine?.move, theirs?.move === 'stay-in-character']).toEqual(['stay-in-character', false])
  })
})

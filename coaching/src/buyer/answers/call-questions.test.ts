import { describe, expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { openCall } from '../index.ts'
import type { CallSetup } from '../index.ts'
import { perceive } from '../perceive.ts'
import { played } from '../played.fixture.ts'
import { toldBefore } from '../shared-past.ts'
import { sceneOf } from '../scene.ts'
import { callQuestionIn, callQuestions } from './call-questions.ts'

const idOf = (setup: CallSetup, words: string): string | undefined =>
  callQuestionIn(sceneOf(setup, openCall(setup).mind, perceive(words, 3000)))?.id

const demo = castCall(3, 'demo', 'medium')
const customer = castCall(3, 'check-in', 'medium')

describe('in front of a screen, a question about it is told from one about their work', () => {
  it.each([
    ['opinion', 'So what do you think?'],
    ['opinion', 'Be honest, is it ugly?'],
    ['opinion', 'Any first thoughts?'],
    ['opinion', 'How does that look to you so far?'],
    ['opinion', 'Do you like it?'],
    ['followed', 'Does that make sense so far?'],
    ['followed', 'Are you still with me?'],
    ['followed', 'Am I going too fast?'],
    ['questions', 'Do you have any questions so far?'],
    ['what-to-see', "What have I not shown you that you'd want to see?"],
    ['what-to-see', 'What else would you like to see?'],
    ['what-to-see', 'Is there anything missing?'],
    ['shall-i-show', 'Do you want me to show the reports or shall we skip them?'],
    ['shall-i-show', 'Shall I go into the settings?'],
    ['which-bit', 'Which bit of that would they actually use?'],
    ['which-bit', 'Which part is most useful for you?'],
    ['would-use', 'Tell me straight, would your team use it?'],
    ['who-would-use', 'Who would open it in the morning? I mean, who would use it?'],
    ['how-many-users', 'How many people would be using it, do you think?'],
    ['on-what', 'Would they do it on their phones?'],
    ['compared', 'Is that better or just different?'],
    ['compared', 'How does that compare with what you have now?'],
    ['next-on-your-side', 'So what happens next on your side?'],
    ['decide-by', 'When do you need to have decided by?'],
    ['sell-inside', 'How would you sell this to your boss?'],
    ['alone', 'Is it just us two today, or is someone joining?'],
    ['alone', 'Are we waiting for anybody?'],
    ['their-thought', "What if it gets it wrong, you're thinking?"],
    ['late', "Sorry I'm two minutes late, the last one ran over."],
    ['corrects', 'Sorry, I meant to say it asks the person first.'],
    ['jokes', 'Ha, yeah, my boss says the same about mine.'],
    [undefined, 'How do you plan the week today?'],
    [undefined, 'What goes wrong most often?'],
    [undefined, 'How many people plan the routes?'],
    [undefined, 'Would it make sense to meet on Thursday at ten?'],
    [undefined, 'What do you think it costs you?'],
  ])('%s: “%s”', (id, words) => {
    expect(idOf(demo, words)).toBe(id)
  })

  it('the view is cool before anything of theirs was shown, and warm after', () => {
    const question = callQuestions.find(({ id }) => id === 'opinion')
    if (question === undefined || 'any' in question.answers || question.answers.for === undefined)
      throw new Error('an opinion goes one way or the other')
    const { against, for: warm } = question.answers
    for (const seed of [3, 9, 21]) {
      const setup = castCall(seed, 'demo', 'easy')
      const { temperament } = setup.persona
      const told = toldBefore(setup).find(({ topic }) => topic === 'pain')
      const shows = `You told me this: ${told?.summary ?? ''}. What you see here is that very case, put right by itself.`
      const cold = played(setup, ['Hello, good to see you.', 'So what do you think?']).replies.at(-1)
      const won = played(setup, ['Hello, good to see you.', shows, 'So what do you think?']).replies.at(-1)
      expect(against[temperament]).toContain(cold?.words)
      expect(warm[temperament]).toContain(won?.words)
    }
  })
})

describe('a customer', () => {
  it.each([
    ['stay', "Do you think you'll stay with us?"],
    ['stay', 'Are you likely to renew, do you reckon?'],
    ['stay', 'Are we going to lose you?'],
    ['stay', 'Any chance you carry on with us?'],
    ['rating', 'On a scale from one to ten, how happy are you?'],
    ['recommend', 'Would you recommend us to somebody?'],
    ['recommend', 'Would you buy it again?'],
    ['told-us', 'Did you ring us about it?'],
    [undefined, 'Shall we renew it for another year?'],
    [undefined, 'Could we carry on for another year from the first?'],
    [undefined, 'When does your contract end?'],
  ])('is asked for a view, and not for a yes: %s: “%s”', (id, words) => {
    expect(idOf(customer, words)).toBe(id)
  })

  it('says how they lean, without having been asked to renew', () => {
    const { replies, mind } = played(customer, ['Hi, how are you?', "Do you think you'll stay with us?"])
    expect(replies.at(-1)?.move).toBe('answer-plain')
    expect(mind.step.asks).toBe(0)
  })

  it.each([
    'Is there anything that does not work?',
    "Any bits that don't run as they should?",
    'Fine as in great, or fine as in fine?',
    'What would make it a ten?',
    "You don't sound thrilled. What's up?",
  ])('tells a trouble when asked for one: “%s”', (words) => {
    const { replies } = played(castCall(3, 'check-in', 'easy'), ['Hi, how are you?', words])
    expect(replies.at(-1)?.objection?.family).toBe('complaint')
  })
})

describe('between two demands', () => {
  const setup = castCall(71, 'negotiation', 'easy')
  const priced = {
    ...setup,
    rep: { ...setup.rep, product: { name: 'Tally', whatItDoes: 'It plans.', price: '24,000 a year' } },
  }

  it.each([
    ['must-or-nice', 'Is that a must or a nice to have?'],
    ['must-or-nice', 'How important is that to you?'],
    ['without-it', "What happens if you don't get it?"],
    ['without-it', "And if we can't?"],
    ['demand-asked', "I'm all ears, what's on your mind?"],
    ['more-while-open', "So what's left on your list?"],
    ['their-price', "What's the price you've got in front of you?"],
    ['rest-alright', 'Okay, and apart from that are you happy with it?'],
    ['rest-alright', 'Is the price okay?'],
    ['deal', 'Do we have a deal?'],
    ['deal', 'Could you live with it?'],
    ['agreed-so-far', 'So to recap, what have we agreed?'],
    ['agreed-so-far', 'What do we have so far?'],
    ['claimed', "Let me repeat it back: that's what we agreed, correct?"],
    ['cheaper', 'And how much cheaper are they?'],
    [undefined, 'Who signs it, you?'],
    [undefined, 'Why ten per cent, exactly?'],
    [undefined, 'Could we sign it on Thursday at ten?'],
  ])('%s: “%s”', (id, words) => {
    expect(idOf(setup, words)).toBe(id)
  })

  it("the buyer says the price that the rep's own offer has, and no other", () => {
    const words = "What's the price you've got in front of you?"
    expect(played(priced, [words]).replies[0]?.words).toContain('24,000 a year')
    expect(played(setup, [words]).replies[0]?.words).not.toMatch(/\d/)
  })

  it('what is claimed to be agreed and is not is denied, and signs nothing on the way out', () => {
    const { replies, mind } = played(setup, ['So we are agreed, correct?', 'See you Friday at ten, bye.'])
    expect(replies[0]?.words).toContain('off')
    expect(mind.step.agreed).toBeNull()
  })
})

it.each(callQuestions)('no two temperaments say the same to $id', ({ answers }) => {
  for (const voiced of Object.values(answers)) {
    const all = Object.values(voiced).flat()
    expect(new Set(all).size).toBe(all.length)
  }
})

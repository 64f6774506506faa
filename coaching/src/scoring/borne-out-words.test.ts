import type { Review } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { practisedCall, type Minded } from './practised.fixture.ts'
import { reviewCall } from './review-call.ts'
import type { ReviewInput } from './review-input.ts'

const scoresOf = ({ result }: Review) => (result.state === 'scored' ? result.scores : [])
const checkIn = (review: Review, key: string) =>
  scoresOf(review)
    .flatMap(({ checks }) => checks)
    .find((check) => check.key === key)
const scoreOf = (review: Review, criterion: string) => scoresOf(review).find((score) => score.criterion === criterion)

const meters = { trust: 40, interest: 40, patience: 60 }
function practised(lines: string, minds: Readonly<Record<number, Minded>> = {}, more: Partial<ReviewInput> = {}) {
  return reviewCall(inputOf(practisedCall(lines, minds), { mindStart: meters, buyerName: 'Dean Marsh', ...more }))
}
const uploaded = (lines: string, more: Partial<ReviewInput> = {}) =>
  reviewCall(inputOf(spokenCall(lines), { buyerName: 'Dean Marsh', ...more }))

const opened = `B: Dean Marsh.
R: Hi Dean, this is Marcus from Routewell. I read that you opened a second school, and that is why I'm calling. Have you got two minutes?
B: Two minutes, go on.`

describe('a question of the buyer’s', () => {
  const asking = (question: string, reply: string) =>
    checkIn(
      practised(
        `B: Hello.\nR: Hello Dean, good to reach you today, and I hope that you are well over there.\nB: ${question}\nR: ${reply}\nB: Right.\nR: How do you fill a shift when somebody calls in sick, and who rings round for it?\nB: One of us rings round with the list.\nR: Thank you, that is all I wanted to know from you for today. Goodbye then, Dean.`,
      ),
      'listening.answers',
    )

  it.each([
    ['And you’re calling because?', 'The reason for my call is that I noticed you are hiring.'],
    ['What’s the reason for your call, if I may ask?', 'I’m calling because we work with schools like yours.'],
    ['May I ask how long it does take to set up?', 'A few weeks, usually.'],
  ])('was answered by what it asked for: %s', (question, reply) => {
    expect(asking(question, reply)?.met).toBe(true)
  })

  it.each([
    ['What’s the reason for your call, if I may ask?', 'And how do you fill a shift today?'],
    ['May I ask how long it does take to set up?', 'And who else at your place would use it?'],
  ])('was not answered by what passes it by: %s', (question, reply) => {
    expect(asking(question, reply)?.met).toBe(false)
  })

  it.each(['Shall we begin, then?', 'Could you ask me first what goes wrong?'])(
    'that waits for no answer is asked of nobody: %s',
    (question) => {
      expect(asking(question, 'How do you plan the day?')).toBeUndefined()
    },
  )

  it('is told in its own words where it went unanswered', () => {
    const review = practised(
      `${opened}\nR: How do you fill a shift, and who rings round for it in the morning?\nB: One of us rings round, and we lose an hour. Why is theirs so much less?\nR: So you ring round and lose an hour every morning. Is that right?\nB: Yes.\nR: We text each shift to those who can take it. Would that help you there?\nB: It might.`,
      { 4: { move: 'reveal-fact', facts: ['pain'] } },
    )
    expect(review.verdict).not.toContain('questions went')
    expect(checkIn(review, 'listening.answers')).toMatchObject({ met: false })
  })
})

describe('a worry', () => {
  const minds = (state: 'raised' | 'brushed-aside'): Readonly<Record<number, Minded>> => ({
    2: { move: 'object', objection: { id: 'price', family: 'price', state: 'raised' } },
    4: { move: 'repeat-objection', objection: { id: 'price', family: 'price', state } },
    6: { move: 'repeat-objection', objection: { id: 'price', family: 'price', state } },
  })
  const lines = (reply: string) =>
    `B: Dean Marsh.\nR: Hello Dean, this is Marcus from Routewell, have you got a minute for a question about the rota?\nB: That is far too expensive for us.\nR: ${reply}\nB: And that helps me how?\nR: So we have some new dashboards and reports as well, and an app for the phone of everybody.\nB: It is still too dear.`

  it('was not shown to be heard by politeness about a question nobody could answer', () => {
    const review = practised(lines('Good question, I don’t really know, to be honest.'), minds('brushed-aside'))
    expect(checkIn(review, 'objections.acknowledged')?.met).toBe(false)
  })

  it('was shown to be heard by politeness that goes on to an answer', () => {
    const review = practised(lines('Good question, it pays for itself in four months.'), minds('raised'))
    expect(checkIn(review, 'objections.acknowledged')?.met).toBe(true)
  })

  it('that every reply went past is passed over, in the scorecard as among the moments', () => {
    const review = practised(
      lines('I understand, and we have forty customers who love it, and reports for all of them.'),
      minds('brushed-aside'),
    )
    expect(checkIn(review, 'listening.worries')?.met).not.toBe(true)
    expect(review.moments.find(({ kind }) => kind === 'objection')?.label).toContain('Missed')
  })

  it('is gone past in a later line as much as in the first', () => {
    const past = { ...minds('raised')[6], reasons: ['You went past their objection'] }
    const review = practised(lines('I understand. What makes you say that?'), { ...minds('raised'), 6: past })
    expect(checkIn(review, 'objections.calm')?.met).toBe(false)
  })

  it('is answered by what answers it, and not by the apology before it', () => {
    const review = practised(
      lines('That shouldn’t have happened, and I’m sorry. The price stays where it is for two years, in writing.'),
      {
        ...minds('raised'),
        4: { move: 'resolve-objection', objection: { id: 'price', family: 'price', state: 'resolved' } },
      },
    )
    expect(checkIn(review, 'objections.answered')?.quote?.quote).toContain('stays where it is')
  })
})

describe('two worries about one thing', () => {
  it('are told apart where only one of them was looked into', () => {
    const worry = (id: string, state: 'raised' | 'resolved') => ({ id, family: 'complaint', state })
    const review = practised(
      `B: Hello Marcus.\nR: Hello Dean, I'd like to hear how it goes, ten minutes. Does that suit you? How do your people use it in a week?\nB: There is one report we need and can't get.\nR: That's fair. What happened, that you'd say so?\nB: It is what the people above me see of it.\nR: You're right. Somebody who can sort it rings you by Thursday noon.\nB: Thank you for that.\nR: What else would you change, if you could?\nB: A ticket has been open with your support for three weeks.\nR: I'm sorry. You hear from the person who fixes it by Wednesday.\nB: Then I'll stop being cross.\nR: What has the report cost you, in hours a week?\nB: Eight hours.\nR: By when is your renewal due, and who decides?\nB: September, and I do.`,
      {
        2: { move: 'object', facts: ['report'], objection: worry('a', 'raised') },
        4: { move: 'repeat-objection', objection: worry('a', 'raised') },
        6: { move: 'resolve-objection', objection: worry('a', 'resolved') },
        8: { move: 'object', facts: ['ticket'], objection: worry('b', 'raised') },
        10: { move: 'resolve-objection', objection: worry('b', 'resolved') },
        12: { move: 'reveal-fact', facts: ['cost'] },
      },
      { type: 'check-in' },
    )
    expect(review.verdict).not.toContain('what lies behind the worry about what goes wrong with you')
  })
})

describe('the time of the buyer', () => {
  const after = (line: string) =>
    checkIn(
      practised(
        `B: Dean Marsh.\nR: Hello Dean, it is Marcus from Routewell here. ${line}\nB: Fine.\nR: How do you fill a shift when somebody calls in sick in the morning?\nB: We ring round.\nR: And how often does that go wrong, in an ordinary month, would you say?\nB: Often.\nR: And what do you do then, when nobody on the list can come in for it?\nB: Pray.`,
      ),
      'opening.time',
    )?.met

  it.each([
    'Everything okay?',
    'Are you all okay?',
    'Look, you’d be crazy to miss it. Just sign up for the trial today, it takes two minutes.',
  ])('is not asked for by this: %s', (line) => {
    expect(after(line)).toBe(false)
  })

  it.each(['Is now okay?', 'Twenty minutes, okay?', 'Thank you for the time. Does that suit you?'])(
    'is asked for by this: %s',
    (line) => {
      expect(after(line)).toBe(true)
    },
  )
})

describe('what a rep is said to have asked', () => {
  const asked = (line: string, key: string, type: ReviewInput['type'] = 'cold-call') =>
    checkIn(
      practised(
        `${opened}\nR: ${line}\nB: That would be Ross, and not before the summer.\nR: I see, thank you for telling me that. I will leave you in peace with it then, Dean, goodbye.`,
        { 4: { move: 'reveal-fact', facts: ['authority'] } },
        { type },
      ),
      key,
    )?.met

  it('is who decides where an approval is somebody’s, and not where it is what they do', () => {
    expect(asked('Whose approval would it need?', 'discovery.buying')).toBe(true)
    expect(asked('How does batch approval work at yours?', 'discovery.buying')).toBe(false)
  })

  it('is by when something has to be in, and not when it went wrong', () => {
    expect(asked('By when would it have to be better?', 'discovery.buying')).toBe(true)
    expect(asked('When did that start?', 'discovery.buying')).toBe(false)
  })

  it('is no question where a statement has a clause that begins like one', () => {
    const lines = (line: string) =>
      uploaded(`${opened}\nR: ${line}\nB: I see.\nR: Thank you very much for your time today, and goodbye then.`)
    const count = (line: string) => lines(line).metrics.find(({ key }) => key === 'questions')?.value
    expect(count('You bring one bad day and I’ll show you what would have happened.')).toBe(1)
    expect(count('Tell me how you fill a shift.')).toBe(2)
  })

  it('is a sum, though the buyer had none to give', () => {
    const review = practised(
      `${opened}\nR: What goes wrong most often with the substitutes, would you say?\nB: The list is out of date every morning.\nR: And what does that cost you in a month?\nB: For one alone I haven't got the figure.\nR: I see, thank you for that. I'll let you go.\nB: Bye.`,
      { 4: { move: 'reveal-fact', facts: ['pain'] }, 6: { move: 'answer-plain' } },
      { type: 'discovery' },
    )
    expect(review.verdict).not.toContain('You never asked what')
    expect(review.verdict).not.toContain('haven’t got the figure')
    expect(JSON.stringify(review.moments)).not.toContain('You said “For one alone')
  })
})

describe('a need', () => {
  const verdictAfter = (answer: string) =>
    uploaded(
      `${opened}\nR: What goes wrong with the rota?\nB: ${answer}\nR: We have a platform with dashboards, reports, an app and alerts for everybody.\nB: I see.`,
    )

  it.each([
    'I cannot complain, as such, about any of it.',
    'The painter sends messages to the broker every day.',
    'I couldn’t tell you what goes wrong with it.',
  ])('is not told by this: %s', (answer) => {
    expect(checkIn(verdictAfter(answer), 'value.after-need')?.met).toBe(false)
  })

  it.each(['They complain about it every single morning.', 'We lose two vans a week to it, I couldn’t say why.'])(
    'is told by this: %s',
    (answer) => {
      expect(checkIn(verdictAfter(answer), 'value.after-need')?.met).toBe(true)
    },
  )
})

describe('a line that the practice buyer held something against', () => {
  it('is held up as a model to nobody', () => {
    const review = practised(
      `B: Hello Marcus. I'd like ten per cent off, and a pilot of three months.\nR: I can offer you a free pilot of two months.\nB: So it does move. What about the price?\nR: What would you do with the ten per cent, Dean, if you had it?\nB: I would show it to my board, who want to see something.\nR: Your board wants to see something. If you sign for two years I can do six per cent off, and we could sign it on Monday.\nB: Monday it is.`,
      {
        0: { move: 'object', objection: { id: 'd', family: 'price', state: 'raised' } },
        2: { reasons: ['You gave part of it away and asked for nothing in return'] },
        6: { move: 'agree-next-step' },
      },
      { type: 'negotiation' },
    )
    expect(scoresOf(review).filter(({ advice }) => advice.includes('Keep “I can offer you a free pilot'))).toEqual([])
  })
})

describe('a better opening', () => {
  it('takes nobody’s “So” for their name', () => {
    const review = uploaded(
      'B: Hello.\nR: Hi Dean, how is your day going so far?\nB: Fine.\nR: Good. So I’m calling from Routewell, we do software for rotas and for holidays and other things.\nB: Ah.\nR: Do you have any challenges with that at the moment, or with anything else we could help with?\nB: No.',
      { seller: { name: 'Marcus', company: 'Routewell' } },
    )
    expect(review.moments.find(({ kind }) => kind === 'opening')?.sayItBetter).toContain(
      'this is Marcus from Routewell',
    )
  })
})

describe('a level', () => {
  it('says what it counts where much was asked and nothing told, and where nobody agreed', () => {
    const facts = ['a', 'b', 'c', 'd'].map((id) => ({ id, label: `What ${id} is`, summary: id }))
    const review = practised(
      `${opened}\nR: How do you fill a shift, and who rings round for it?\nB: One of us does.\nR: What goes wrong most often with it, and what happens then?\nB: This and that.\nR: Who besides you has a say in something like this?\nB: A few of us.\nR: What does it cost you in a month when a shift stays empty?\nB: Hard to say.\nR: Could we take half an hour on Thursday at ten, you, Ross and me, and go through one week together?\nB: No.`,
      {},
      { facts, type: 'cold-call' },
    )
    expect(scoreOf(review, 'discovery')?.level).toBe(2)
    expect(scoreOf(review, 'discovery')?.descriptor).toContain(
      'Of the 4 things to find Dean told you none: trust stood at 40 of 100 at most',
    )
    expect(scoreOf(review, 'next-step')?.descriptor).toContain('Dean did not agree to it.')
  })

  it('says no more than it means where what was asked was told and agreed to', () => {
    const review = uploaded(
      `${opened}\nR: What goes wrong with the rota?\nB: We lose the whole morning on the phone.\nR: Could we take half an hour on Thursday at ten?\nB: Thursday at ten works.`,
    )
    expect(scoreOf(review, 'next-step')?.descriptor).not.toContain('The level counts')
    expect(scoreOf(review, 'discovery')?.descriptor).not.toContain('The level counts')
  })
})

import type { BuyerTurn } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { bestStep } from './steps.ts'

const stepAfter = (answer: string, ask = 'Could the three of us take twenty minutes on Thursday at half past nine?') =>
  bestStep(
    evidenceOf(
      heardCall(
        spokenCall(
          `R: What goes wrong with the rota?\nB: People call in sick and we lose the whole morning on the phone.\nR: ${ask}\nB: ${answer}`,
        ),
        'discovery',
      ),
      'Martin',
    ).steps,
  )

describe('who comes to a next step', () => {
  const ask = 'Could we take twenty minutes on Thursday at half past nine?'

  it.each([
    'Thursday works. Beatriz comes with me.',
    'Yes, let’s do that. I’ll bring Beatriz.',
    'Thursday it is. My deputy will join as well.',
    'Works. Just me.',
  ])('is told by the buyer with their yes: %s', (answer) => {
    expect(stepAfter(answer, ask)?.who).not.toBeNull()
  })

  it.each(['Thursday works.', 'Yes. Will that come with an invite?', 'Okay, Thursday comes round fast.'])(
    'is left open by a yes that names nobody: %s',
    (answer) => {
      expect(stepAfter(answer, ask)?.who).toBeNull()
    },
  )
})

describe('the day of a next step', () => {
  it.each([
    [
      'I’ll send a one page plan tomorrow, you get me the scanner model, and we meet on the twenty-seventh at eleven.',
      'Yeah, twenty-seventh at eleven.',
      'the twenty-seventh at eleven',
    ],
    [
      'Tomorrow by five on the tickets, then let’s talk on the second of December at nine. I’ll send the invite.',
      'Second of December, fine.',
      'the second of December at nine',
    ],
    ['Shall we talk on 4 March at two?', '4 March works.', '4 March at two'],
    ['Could we meet on the thirtieth of May?', 'Thirtieth of May.', 'the thirtieth of May'],
  ])('is that on which they meet, and not that on which something is sent: %s', (ask, answer, when) => {
    const step = stepAfter(answer, ask)
    expect(step?.when).toBe(when)
    expect(step?.agreed?.words).toBe(answer)
  })

  it('stays that of the papers where nobody meets', () => {
    expect(stepAfter('Send it over.', 'Shall I send you the figures tomorrow?')?.when).toBe('tomorrow')
  })
})

describe('a step that is announced', () => {
  it.each([
    ['I’ll send you the papers on Monday.', 'on Monday'],
    ['You’ll have the papers on Monday.', 'on Monday'],
    ['I’ll drop the figures in the post on Tuesday.', 'on Tuesday'],
    ['I’ll give you a ring on Thursday.', 'on Thursday'],
    ['We’ll get the contract over to you by Friday.', 'Friday'],
    ['You’ll hear from me tomorrow.', 'tomorrow'],
    ['My colleague will call you on Monday.', 'on Monday'],
    ['I’m going to put a proposal together by Thursday.', 'Thursday'],
  ])('is no ask, and keeps its day and what will happen: %s', (said, when) => {
    expect(stepAfter('Hm.', said)).toMatchObject({ announced: true, earned: false, when })
    expect(stepAfter('Hm.', said)?.what).not.toBeNull()
  })

  it.each([
    'What does that cost you in a month?',
    'How many of those do you get in a week?',
    'You’ll have the rota on every phone by six.',
  ])('is not heard in what asks for a sum or tells what is sold: %s', (said) => {
    expect(stepAfter('About two thousand.', said)).toBeNull()
  })
})

describe('a next step of a call without a mind', () => {
  it.each([
    'Thursday half nine works. Send it to me and I’ll drag Claire in.',
    'Yes, send it over and I’ll get Claire.',
    'No problem. Put it in.',
    'I can’t see why not. Thursday it is.',
    'Thursday then.',
    'Half nine suits me. Claire can’t come, she is on leave.',
    'Sure, but make it ten.',
    'I’m free on Thursday.',
    'Let’s do that.',
    'Works.',
    'I suppose so. Ten it is.',
    'Let’s pencil that in.',
    'Right, Thursday.',
    'Fine, I guess, but it had better be short.',
    'Okay, I’ll block it out now.',
  ])('is agreed when the buyer accepts in their own way: %s', (answer) => {
    expect(stepAfter(answer)?.agreed?.words).toBe(answer)
  })

  it.each([
    'No, not this week.',
    'Okay, but just send me something first.',
    'Send me your deck and I’ll think about it.',
    'Sure, send me some information.',
    'That’s not how it works here.',
    'Fine. But I can’t promise anything.',
    'Thursday? What works for you?',
    'We’re good for now.',
    'Let me think about it.',
    'I’ll have to check with Claire.',
    'Okay. What exactly will you show?',
    'How about Friday instead?',
    'I’d rather read something first.',
  ])('is not agreed when the buyer puts it off or asks back: %s', (answer) => {
    expect(stepAfter(answer)?.agreed ?? null).toBeNull()
  })

  it.each(['No, we are not doing that.', 'I don’t want another meeting.'])(
    'was well asked all the same when it was turned down: %s',
    (answer) => {
      expect(stepAfter(answer)).toMatchObject({ earned: true, agreed: null })
    },
  )

  it('was not earned when the practice buyer turned it down, though what it said is kept', () => {
    const [need, trouble, ask] = spokenCall(
      'R: What goes wrong?\nB: We lose the whole morning on the phone.\nR: Could we meet on Thursday at ten?',
    )
    const answered = (move: BuyerTurn['move'], words: string): BuyerTurn => ({
      turn: 3,
      speaker: 'buyer',
      words,
      startMs: 60_000,
      endMs: 62_000,
      move,
      meters: { trust: 20, interest: 30, patience: 50 },
      changes: [],
      facts: [],
      cut: false,
    })
    const after = (answer: BuyerTurn) => {
      const turns = [need, trouble, ask].filter((turn) => turn !== undefined)
      return bestStep(evidenceOf(heardCall([...turns, answer], 'discovery'), 'Martin').steps)
    }
    expect(after(answered('refuse-next-step', 'I’m not convinced yet.'))).toMatchObject({
      earned: false,
      when: 'on Thursday at ten',
    })
    expect(after(answered('ask-next-step-detail', 'Who would be there?'))).toMatchObject({ earned: true })
  })

  it.each([
    'It would be one site and two weeks. Could you and Federica look at that with me on Tuesday at 10?',
    'Could we try it with one ward on Tuesday at 10?',
    'Shall we go through it together on Tuesday at 10?',
  ])('says what will happen in whatever words: %s', (ask) => {
    expect(stepAfter('Yes.', ask)?.what).not.toBeNull()
  })

  it.each([
    'Could we do thirty minutes on Tuesday at 2 with whoever runs dispatch?',
    'Shall I come in on Wednesday at nine, and you bring whoever does the rota?',
    'Friday at eleven, you, me and the budget holder?',
    'i could send you some info on Monday, all right?',
  ])('says who comes or who does it in whatever words: %s', (ask) => {
    expect(stepAfter('Yes.', ask)?.who).not.toBeNull()
  })

  const offering = 'I’ll send you two pages by Friday and you look at them when you like. Is that all right?'

  const stepAfterNo = (no: string, more = '') =>
    bestStep(
      evidenceOf(
        heardCall(
          spokenCall(
            `R: What goes wrong with the rota?\nB: People call in sick and we lose the whole morning on the phone.\nR: I see.\nB: ${no}${more}\nR: ${offering}\nB: I said what I said.`,
          ),
          'discovery',
        ),
        'Martin',
      ).steps,
    )

  it.each(['No, send me nothing.', 'Don’t send anything.', 'Please don’t email me.', 'I don’t want any brochures.'])(
    'was not earned when the buyer had said beforehand that they want none of it: %s',
    (no) => {
      expect(stepAfterNo(no)).toMatchObject({ earned: false, agreed: null })
    },
  )

  it('was not earned by asking for more than was just refused', () => {
    const ask = '\nR: Right. Could we meet on Thursday at ten?\nB: I told you already.'
    expect(stepAfterNo('No, send me nothing.', ask)?.earned).toBe(false)
  })

  it.each(['Don’t send it before Friday.', 'They don’t send us enough people.', 'No meetings, please.'])(
    'was earned when the no was to something else: %s',
    (no) => {
      expect(stepAfterNo(no)?.earned).toBe(true)
    },
  )

  it('was earned when the buyer told of something new after the no', () => {
    const after = '\nR: Fair. And the weekends?\nB: Weekends are worse, we paid four thousand in overtime.'
    expect(stepAfterNo('No, send me nothing.', after)?.earned).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { castCall } from '../evaluation/casting.ts'
import { scriptedRep } from '../evaluation/scripted-reps.ts'
import { hear, openCall } from '../buyer/index.ts'
import { hasGiven } from '../buyer/mind.ts'
import { buyerTurnOf } from '../call/buyer-turn.ts'
import type { Turn } from '@ringside/contract'
import { judgeWording } from './check.ts'
import { briefOf, type Decided } from './wording.ts'
import { decidedLine, type Line } from './wording.fixture.ts'

const late: Line = {
  move: 'reveal-fact',
  words: 'About one order in twelve goes out late. Last Tuesday it was a whole lorry.',
  pieces: [{ text: 'About one order in twelve goes out late.', fact: 'late' }],
  facts: ['late'],
}
const refusal: Line = { move: 'refuse-next-step', words: "No. I don't have an hour to give anybody this week." }
const agreed: Line = {
  move: 'agree-next-step',
  words: 'Alright, Thursday at ten then. Send me the details.',
  pieces: [{ text: 'Thursday at ten then.', agreed: true }],
}
const question: Line = { move: 'ask-purpose', words: 'And what is it you want from me today?' }
const deflecting: Line = {
  move: 'deflect',
  words: 'We manage well enough, I would say.',
  rep: 'What goes wrong with your orders?',
}

const fault = (line: Line, words: string) => judgeWording(words, decidedLine(line)).fault

describe('a wording that is the line in other words', () => {
  it.each<[Line, string]>([
    [late, 'Roughly one order in twelve goes out late. Last Tuesday it was a whole lorry of them.'],
    [late, 'One order in twelve goes out late, more or less. A whole lorry of it last Tuesday.'],
    [refusal, 'No, I can’t spare an hour for anybody this week.'],
    [agreed, 'Okay, Thursday at ten it is. Send me the details.'],
    [question, 'So what is it you want from me?'],
    [deflecting, 'We get by well enough, I’d say.'],
  ])('may be said: %#', (line, words) => {
    expect(fault(line, words)).toBeNull()
  })
})

describe('what the buyer tells', () => {
  it('keeps its figures, and has no others', () => {
    expect(fault(late, 'About one order in ten goes out late. Last Tuesday it was a whole lorry.')).toBe('number')
    expect(fault(late, 'Some of the orders go out late. Last Tuesday it was a whole lorry.')).toBe('number')
    expect(fault(deflecting, 'We manage ninety per cent well, I would say.')).toBe('number')
  })

  it('keeps its days, and has no others', () => {
    expect(fault(late, 'About one order in twelve goes out late. Last Friday it was a whole lorry.')).toBe('day')
    expect(fault(agreed, 'Alright, ten then. Send me the details.')).toBe('day')
  })

  it('may name whoever answers for the buyer, at the desk and after it', () => {
    const setup = castCall(3, 'gatekeeper', 'easy')
    const { mind, reply } = openCall(setup)
    const words = 'Good morning, how can I help you?'
    const said = (wording: string) =>
      judgeWording(wording, { setup, mind: { ...mind, pieces: [] }, reply: { ...reply, words }, before: [] }).fault
    expect(said(`Morning, ${setup.gatekeeper?.firstName} here, how can I help?`)).toBeNull()
    expect(said('Morning, Salesforce here, how can I help?')).toBe('name')
  })

  it('names nobody and nothing that the line does not name', () => {
    expect(fault(late, 'About one order in twelve goes out late. Last Tuesday Irene lost a whole lorry.')).toBe('name')
    expect(fault(deflecting, 'Salesforce does well enough, I would say.')).toBe('name')
    expect(
      fault({ move: 'unknown-answer', words: 'That I would have to ask Irene.' }, 'That I would have to ask.'),
    ).toBe('name')
  })

  it('comes across: a fact that is talked around was not told', () => {
    const picking: Line = {
      move: 'reveal-fact',
      words: 'We still pick from printed lists.',
      pieces: [{ fact: 'picking' }],
      facts: ['picking'],
    }
    expect(fault(picking, 'We do it the old way, you see.')).toBe('lost')
    const small: Line = { move: 'react', words: 'Well, that is about what the last caller told me as well.' }
    expect(fault(small, 'Well, the weather could be rather worse this time of year.')).toBe('lost')
  })

  it('is no fact that was not earned, in one word of its own or two that the rep half said', () => {
    expect(fault(deflecting, 'We pick from printed lists, I would say.')).toBe('unearned')
    expect(fault(deflecting, 'The orders go out late, I would say.')).toBe('unearned')
    expect(fault(deflecting, 'The orders go well enough, I would say.')).toBeNull()
  })
})

describe('what the buyer does', () => {
  it('stays a no when it is one, and becomes none otherwise', () => {
    expect(fault(refusal, 'Alright, I have an hour to give you this week.')).toBe('no')
    expect(fault(deflecting, 'We don’t manage well enough, I would say.')).toBe('no')
  })

  it('agrees to nothing that was not agreed', () => {
    expect(fault(deflecting, 'Sure, we manage well enough, I would say.')).toBe('yes')
    expect(
      fault({ move: 'push-back', words: 'Let us not get ahead of ourselves.' }, 'Not yet, but book a demo with us.'),
    ).toBe('yes')
  })

  it('gives without an if what was given', () => {
    expect(fault(agreed, 'Alright, Thursday at ten then, maybe. Send me the details.')).toBe('no')
  })

  it('asks when the line asks, and only then', () => {
    expect(fault(question, 'And this is what you want from me.')).toBe('question')
    expect(fault(deflecting, 'We manage well enough, would you say?')).toBe('question')
  })

  it('takes leave when the line does, and only then', () => {
    expect(fault(deflecting, 'We manage well enough. Bye now.')).toBe('farewell')
    expect(fault({ move: 'goodbye', words: 'I have to go now. Goodbye.' }, 'I have to go back in now.')).toBe(
      'farewell',
    )
  })

  it('promises nothing of its own', () => {
    expect(fault(deflecting, 'We manage, I’ll come back to you on it.')).toBe('promise')
  })
})

describe('how the buyer speaks', () => {
  it.each([
    ['*sighs* We manage well enough.', 'markup'],
    ['We manage well enough (I would say).', 'markup'],
    ['Rita: We manage well enough.', 'markup'],
    ['We manage well enough.\nI would say.', 'markup'],
    ['We manage well enough, I would say 🙂', 'markup'],
    ['', 'empty'],
    ['...', 'empty'],
    ['We manage.', 'length'],
    [`We manage well enough. ${'I would say so and so. '.repeat(5)}`, 'length'],
    ['Wir kommen schon zurecht, würde ich sagen.', 'language'],
    ['we kommen schon zurecht, und das reicht uns.', 'language'],
    ['Мы справляемся, я бы сказал.', 'language'],
    ['As an AI, I would say we manage.', 'character'],
    ['Here the persona would say we manage.', 'character'],
    ['I keep every number, name, day, refusal and question.', 'character'],
  ])('"%s" is not said: %s', (words, why) => {
    expect(fault(deflecting, words)).toBe(why)
  })

  it('says no line twice in a call', () => {
    expect(
      fault({ ...deflecting, earlier: 'We get by well enough, I would say.' }, 'We get by well enough, I would say.'),
    ).toBe('repeated')
  })

  it('is freed of the quotation marks and dashes that models put around a line', () => {
    const judged = judgeWording('“We’re managing — well enough, I would say.”\n', decidedLine(deflecting))
    expect(judged).toEqual({ words: "We're managing, well enough, I would say.", fault: null })
  })
})

/** Lines as they are decided in played calls, with all that a model could give away at each. */
function* decidedLines(): Generator<Decided> {
  for (const [seed, type] of [
    [1, 'discovery'],
    [2, 'cold-call'],
    [3, 'objection-handling'],
  ] as const) {
    const setup = castCall(seed, type, 'medium')
    const rep = scriptedRep('excellent', setup, seed)
    let { mind, reply } = openCall(setup)
    const before: Turn[] = []
    const buyerSays = () => before.push(buyerTurnOf(reply, { turn: before.length, startMs: 0, endMs: 0, cut: false }))
    buyerSays()
    for (let words = rep.next(reply.words); words !== null && !reply.ends; words = rep.next(reply.words)) {
      const heard = hear(setup, mind, { words, elapsedMs: before.length * 5000 })
      before.push({ speaker: 'rep', turn: before.length, words, startMs: 0, endMs: 0, acts: [], mode: 'voice' })
      ;({ mind, reply } = heard)
      yield { setup, mind, reply, before: [...before] }
      buyerSays()
    }
  }
}

describe('in played calls', () => {
  const given = [...decidedLines()].filter((decided) => briefOf(decided) !== null)

  it('every line may be said as it was decided', () => {
    const refused = given.filter((decided) => judgeWording(decided.reply.words, decided).fault !== null)
    expect(given.length).toBeGreaterThan(20)
    expect(refused.map(({ reply }) => reply.words)).toEqual([])
  })

  it('no fact that is still to earn may be said in place of a line', () => {
    const leaked = given.flatMap((decided) => {
      // A worry over an earlier attempt tells itself why that failed: what the line says is no secret in its place.
      const secret = decided.setup.persona.facts.filter(
        ({ id, summary }) => !hasGiven(decided.mind, id) && !decided.reply.words.includes(summary),
      )
      const tellings = secret.flatMap(({ plain, full }) => [...plain, ...full])
      return tellings.filter((telling) => judgeWording(telling, decided).fault === null)
    })
    expect(leaked).toEqual([])
  })
})

import type { Moment } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { callMaterial, type MaterialLine } from './call-material.ts'

/** "R: ..." is the rep's; everybody else's stands under their own name. */
function call(text: string): MaterialLine[] {
  return text.split('\n').map((line, turn) => {
    const [, name = '', words = ''] = /^([^:]+): (.*)$/u.exec(line.trim()) ?? []
    return { turn, speaker: name === 'R' ? 'rep' : 'buyer', name, words, startMs: turn * 1000 }
  })
}

const worry = (turn: number, quote: string): Moment => ({
  id: `m${turn}`,
  kind: 'objection',
  caught: true,
  turn,
  startMs: turn * 1000,
  label: 'Objection: timing. Handled',
  quote: { turn, speaker: 'buyer', quote, startMs: turn * 1000 },
  sayItBetter: null,
})

describe('what a call tells of its buyer', () => {
  it.each([
    'We threw away sixty lunches last Tuesday',
    'Then the whole route falls apart on us',
    'They cancel on us at seven',
  ])('goes wrong in the words that people use for it: %s', (said) => {
    expect(callMaterial(call(`R: And?\nSpeaker 1: ${said}.`), [])).toMatchObject({
      person: null,
      troubles: [{ text: said }],
    })
  })

  it('is who spoke, for whom, and what goes wrong there, each in their own sentence with its place', () => {
    const lines = call(`R: Hi Dana, this is Robin from Tallyport.
      Dana Whitfield: Hello. We at Brightwell Foods book the slots in a spreadsheet, and it is wrong by noon.
      R: What does it cost you?
      Dana Whitfield: We lost two drivers over the waiting last month. Why do you ask?
      Dana Whitfield: It was sunny.`)
    expect(callMaterial(lines, [])).toEqual({
      person: { firstName: 'Dana', lastName: 'Whitfield' },
      company: {
        name: 'Brightwell Foods',
        from: { text: lines[1]?.words.replace(/\.$/u, ''), turn: 1, startMs: 1000 },
      },
      standing: null,
      industry: null,
      troubles: [
        {
          text: 'We at Brightwell Foods book the slots in a spreadsheet, and it is wrong by noon',
          turn: 1,
          startMs: 1000,
        },
        { text: 'We lost two drivers over the waiting last month', turn: 3, startMs: 3000 },
      ],
      worries: [],
    })
  })

  it('cuts a sentence that is too long to be asked about, also one without a space', () => {
    const told = (words: string): string => callMaterial([], [worry(0, words)]).worries[0]?.text ?? ''
    expect(told(`${'late '.repeat(60)}`.trim())).toBe('late '.repeat(40).trim())
    expect(told('遅'.repeat(300))).toHaveLength(200)
    expect(told(`x${'😀'.repeat(150)}`).isWellFormed()).toBe(true)
  })

  it.each([
    ['Dana Whitfield (Brightwell)', 'Dana', 'Whitfield', 'Brightwell'],
    ['Dana from Brightwell Foods', 'Dana', '', 'Brightwell Foods'],
    ['Ana de la Cruz, Rennick Cartage', 'Ana', 'de la Cruz', 'Rennick Cartage'],
  ])('takes name and company apart where a transcript writes both: %s', (label, firstName, lastName, name) => {
    const lines = call('R: Hello there.').concat({ turn: 1, speaker: 'buyer', name: label, words: 'Hi.', startMs: 0 })
    expect(callMaterial(lines, [])).toMatchObject({ person: { firstName, lastName }, company: { name, from: null } })
  })

  it.each([
    ['Dana Whitfield, Head of Operations', null],
    ['Dana Whitfield (Head of Operations, Brightwell)', 'Brightwell'],
    ['Dana Whitfield, Brightwell, Head of Operations', 'Brightwell'],
    ['Dana Whitfield - Head of Operations at Brightwell', 'Brightwell'],
  ])('takes a title beside a name for where they stand, and for no company: %s', (label, company) => {
    const lines = call('R: Hello there.').concat({ turn: 1, speaker: 'buyer', name: label, words: 'Hi.', startMs: 0 })
    expect(callMaterial(lines, [])).toMatchObject({
      person: { firstName: 'Dana', lastName: 'Whitfield' },
      company: company === null ? null : { name: company, from: null },
      standing: { level: 'Department Head/Manager', department: 'Operations', from: null },
    })
  })

  it('is where they stand by their own words, with the line that tells it', () => {
    const { standing } = callMaterial(call('R: And you?\nDana: I run the warehouse. It is a mess.'), [])
    const from = { text: 'I run the warehouse. It is a mess', turn: 1, startMs: 1000 }
    expect(standing).toEqual({ level: 'Department Head/Manager', department: 'Logistics', from })
  })

  it.each([
    ["Hi, I'm with Brightwell Foods, what is it?", 'Brightwell Foods'],
    ['Dana speaking. This is Dana from Brightwell.', 'Brightwell'],
    ['We here at Brightwell do it by hand.', 'Brightwell'],
    ['We work with Irth, and I see no reason to give it up.', undefined],
  ])('takes for the company where they are, and not whom they buy from: %s', (words, company) => {
    expect(callMaterial(call(`R: Hello.\nDana: ${words}`), []).company?.name).toBe(company)
  })

  it('takes no company of the rep’s for the buyer’s, and one the rep names as the buyer’s for theirs', () => {
    expect(callMaterial(call('R: This is Robin from Tallyport.\nDana: Yes?'), []).company).toBeNull()
    expect(
      callMaterial(call('R: How do you plan your routes at Rennick Cartage today?\nDana: By hand.'), []).company?.name,
    ).toBe('Rennick Cartage')
    expect(callMaterial(call('R: How do you at Rennick Cartage plan?\nDana: By hand.'), []).company?.name).toBe(
      'Rennick Cartage',
    )
  })

  it.each(['Speaker 2', 'Customer', 'B', 'Participant 1'])('knows nobody called %s', (label) => {
    expect(callMaterial(call(`R: Hello.\n${label}: Hi, who is it?`), []).person).toBeNull()
  })

  it('says a worry once, as a worry', () => {
    const said = 'It took us a year to stop the mistakes with the last one'
    const { worries, troubles } = callMaterial(call(`R: And?\nDana: ${said}.`), [worry(1, said), worry(1, `${said}.`)])
    expect(worries).toEqual([{ text: said, turn: 1, startMs: 1000 }])
    expect(troubles).toEqual([])
  })

  it('invents nothing where nothing was said, nor takes the rep’s words for the buyer’s', () => {
    expect(callMaterial([], [])).toEqual({
      person: null,
      company: null,
      standing: null,
      industry: null,
      troubles: [],
      worries: [],
    })
    expect(
      callMaterial(call('R: You lose hours by hand every day, that is a problem.\nDana: Hm.'), []).troubles,
    ).toEqual([])
  })

  it('keeps five of the strongest, in the order of the call, and none longer than an account can take', () => {
    const lines = call(
      Array.from({ length: 9 }, (_, n) => `Dana: On day ${n} the trucks waited for ${'very '.repeat(n)}long`).join(
        '\n',
      ),
    )
    const { troubles } = callMaterial(lines, [])
    expect(troubles).toHaveLength(5)
    expect(troubles.map(({ turn }) => turn)).toEqual(troubles.map(({ turn }) => turn).toSorted((a, b) => a - b))
    const long = callMaterial(call(`Dana: We lost ${'everything '.repeat(25)}again.`), []).troubles[0]?.text ?? ''
    expect(long.length).toBeLessThanOrEqual(200)
  })
})

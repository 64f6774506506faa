import { describe, expect, it } from 'vitest'
import { inputOf, spokenCall } from '../scoring/calls.fixture.ts'
import { reviewCall } from '../scoring/review-call.ts'

/** The keys of the checks met, after an opening, a question and a trouble told. */
function metIn(lines: string): string[] {
  const start = `B: Andres here.
R: Hi Andres, this is Maya from ShiftLoop, and I read about the second home that you opened in May, which is why I am calling you today.
B: Go on.
R: What goes wrong when somebody calls in sick?
B: Open shifts land on me. I ring round for an hour before breakfast.`
  const { result } = reviewCall(inputOf(spokenCall(`${start}\n${lines}`), { buyerName: 'Andres Vega' }))
  const scores = result.state === 'scored' ? result.scores : []
  return scores.flatMap(({ checks }) => checks.filter(({ met }) => met).map(({ key }) => key))
}

describe('a summary and an offer in one turn', () => {
  it.each([
    'R: So if I’ve heard you right: open shifts land on you, and you ring round before breakfast. We text the open shift to everyone qualified. Harbour Care cut agency hours by 31 percent in four months. Would that have helped?\nB: Maybe.',
    'R: Let me play that back: open shifts land on you and you ring round before breakfast. We send the shift to all who may take it. Oak House filled nine in ten shifts within a week. Would that help you?\nB: Maybe.',
  ])('both count', (lines) => {
    expect(metIn(lines)).toEqual(
      expect.arrayContaining(['listening.recap', 'value.tied', 'value.concrete', 'value.proof', 'value.fit']),
    )
  })
})

describe('what an earlier call brought out', () => {
  const recap = 'R: Last time you told me agency and overtime come to twelve thousand a month. Is that still right?'

  it('counts as summed up, said before any offer', () => {
    const met = metIn(`${recap}\nB: It is, more or less, and it is not getting any better.`)
    expect(met).toEqual(expect.arrayContaining(['listening.recap', 'opening.question-first']))
    expect(met).not.toContain('value.tied')
  })

  it('does not where the buyer denies it', () => {
    expect(metIn(`${recap}\nB: No, I never said that to anybody, and I would not.`)).not.toContain('listening.recap')
  })
})

describe('the buyer’s words', () => {
  it.each([
    'R: Thank you. You said you ring round yourself before breakfast.\nB: I do.',
    'R: An hour before breakfast is a lot, and it all lands on you.\nB: It does.',
  ])('are taken up when they come back as theirs: %s', (lines) => {
    expect(metIn(lines)).toContain('listening.echo')
  })

  it('are not taken up by a line without any of them', () => {
    expect(metIn('R: Okay, thank you, that is good to know for me.\nB: It is.')).not.toContain('listening.echo')
  })
})

describe('a question of the buyer', () => {
  it.each([
    'B: You know who you’d want for that? Paulo, and he left in May.\nR: Okay, and how many homes are there in all?',
    'B: Guess who covers it then? It ends up with me.\nR: Okay, and how many homes are there in all?',
    'B: Who has time for that on a Monday?\nR: Okay, and how many homes are there in all?',
  ])('put for effect is not owed an answer: %s', (lines) => {
    const { result } = reviewCall(
      inputOf(
        spokenCall(
          `B: Yes.\nR: Hello there, this is Maya from ShiftLoop, may I ask you something about your rota?\nB: Go on.\nR: How do you fill a shift when somebody rings in sick?\n${lines}\nB: Three.\nR: Thank you very much for that, it is good to know.`,
        ),
      ),
    )
    const checks = result.state === 'scored' ? result.scores.flatMap((score) => score.checks) : []
    expect(checks.map(({ key }) => key)).toContain('listening.echo')
    expect(checks.map(({ key }) => key)).not.toContain('listening.answers')
  })

  it.each([
    'B: May I ask why you wish to know?\nR: Because with two of you I would show it differently.',
    'B: Why do you ask me that?\nR: I ask because two people on it changes what I would show.',
  ])('for the reason is answered by the reason: %s', (lines) => {
    expect(metIn(`R: Do you work alone on it?\n${lines}`)).toContain('listening.answers')
  })

  it.each([
    'B: And what does it cost in year two?\nR: The price is held in the second year too, in writing.',
    'B: How is the work split, who does what?\nR: Our side sets it up and sits with the first team. Yours is one afternoon.',
    'B: Who does the work in the end? Us, I suppose?\nR: Mostly we do.',
  ])('for a thing is answered by that thing, in words of one’s own: %s', (lines) => {
    expect(metIn(`R: Do you work alone on it?\n${lines}`)).toContain('listening.answers')
  })

  it.each([
    'B: And what does it cost in year two?\nR: Glad we have got that far. What else would hold you back?',
    'B: Who does the work in the end?\nR: Okay, and how many homes are there?',
  ])('for a thing is not answered by another: %s', (lines) => {
    expect(metIn(`R: Do you work alone on it?\n${lines}`)).not.toContain('listening.answers')
  })

  it('is owed one where it is meant', () => {
    expect(
      metIn('R: Okay.\nB: What would you show me in those thirty minutes?\nR: Okay, and how many homes are there?'),
    ).not.toContain('listening.answers')
  })
})

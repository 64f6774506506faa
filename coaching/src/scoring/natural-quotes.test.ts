import type { CallType } from '@ringside/contract'
import { describe, expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { inputOf, spokenCall } from './calls.fixture.ts'
import { outcomeFromWords } from './outcome.ts'
import { reviewCall } from './review-call.ts'

const evidenceIn = (lines: string, type: CallType) => evidenceOf(heardCall(spokenCall(lines), type), 'Rosa')
const reviewed = (lines: string, type: CallType) => {
  const turns = spokenCall(lines)
  return reviewCall(inputOf(turns, { type, outcome: outcomeFromWords(turns, type), buyerName: 'Rosa' }))
}
const checkIn = (lines: string, type: CallType, key: string) => {
  const { result } = reviewed(lines, type)
  return (result.state === 'scored' ? result.scores : [])
    .flatMap(({ checks }) => checks)
    .find((check) => check.key === key)
}

const claims = `R: Hi Rosa, thanks for this. I had in mind that I ask you some things for twenty minutes. Is that okay?
B: Yes, sure. I’ve got till eleven.
R: Somebody rings and says my roof’s come off. What happens then?
B: They fill in a form, it goes into a queue, and we ring the customer again, because the form is never complete.
R: So they ring the customer again. How many of them?
B: I’d say nine of ten.
R: Nine of ten, gosh. And what is missing?
B: Photos, mostly. And which policy. It takes two days, and in February it was eleven days.
R: What did that cost you, February?
B: One point six million more than it would’ve been. It has to be live by October.
R: So let me see if I’ve got it. Nine of ten get a second call because the photos and the policy are missing, that’s two days, in February it was eleven, and it has to be live by October. Is that right?
B: That is very right.
R: What I’d suggest is that I come to you with Mirjam, and we listen in for a morning. Could we do it on Wednesday at nine?
B: Wednesday at nine is good.
R: I’ll send it to you.
B: Perfect.`

describe('the summary', () => {
  it('is quoted where most was said back, and not where a word or two was', () => {
    expect(checkIn(claims, 'discovery', 'listening.recap')?.quote?.quote).toMatch(/^Nine of ten get a second call/u)
  })

  it('is no offer, by ear either, and the question whether it is right asks of none', () => {
    const keys = ['value.tied', 'value.fit', 'value.proof', 'value.concrete']
    const quotes = keys.map((key) => checkIn(claims, 'discovery', key)?.quote?.quote ?? '')
    expect(quotes.filter((quote) => /second call|Is that right/u.test(quote))).toEqual([])
  })
})

describe('the advice on how they buy', () => {
  it('asks for no date that the buyer has told without being asked', () => {
    const { result } = reviewed(claims, 'discovery')
    const advice = result.state === 'scored' ? result.scores.map((score) => score.advice).join(' ') : ''
    expect(advice).not.toContain('by when it would have to be better')
  })
})

describe('a time that whoever answers gives', () => {
  it('is what was asked for at the door, and no step that came too early', () => {
    const { moments } = reviewed(
      `B: Good morning, Castle Trust, Moira speaking.
R: Good morning Moira, it’s Joel Adeyemi from Clearboard. I’m trying to find out who looks after the projectors. One of your teachers told me hers goes pink.
B: That’d be Mr Haddow, he’s the IT lead.
R: When would he be easiest to get hold of, do you think?
B: On a Friday morning, from half eight. If you rang at half eight he’d pick up.
R: Friday at half eight. Would it be all right if I told him you said so?
B: You can, yes. I’ll put a note in his tray.
R: Thank you so much, Moira. I’ll ring him Friday at half eight.
B: Bye now.`,
      'gatekeeper',
    )
    const step = moments.filter(({ kind }) => kind === 'next-step')
    expect(step).toMatchObject([{ caught: true, label: 'Next step. A time to call', sayItBetter: null }])
  })
})

describe('the verdict on a call with next to nothing left to gain', () => {
  it('sends nobody to a part in which a point is left', () => {
    const { verdict } = reviewed(claims.replace('B: Perfect.', 'B: Perfect. Bye.'), 'objection-handling')
    expect(verdict).not.toMatch(/Most is left to gain/u)
  })
})

describe('what the buyer tells', () => {
  const needsIn = (before: string, words: string) =>
    evidenceIn(
      `R: Hi Rosa, it’s Tom from Lintern.\nB: Hello.\nR: ${before}\nB: ${words}\nR: I see.\nB: Yes.`,
      'cold-call',
    ).needs.map(({ turn, span }) => turn.words.slice(span.start, span.end))

  it('is nothing where they only deny what the rep has claimed', () => {
    expect(needsIn('We’ve got a hundred percent record.', 'Nobody’s got a hundred percent.')).toEqual([])
  })

  it('is no trouble where they got money back', () => {
    const { needs } = evidenceIn(
      'R: Hi Rosa.\nB: Hello.\nR: How’s it been, since we did the books?\nB: Lovely, really. I got four thousand back, I bought a kiln with it.\nR: A kiln!\nB: Yes.',
      'referral',
    )
    expect(needs.filter(({ weight }) => weight > 0)).toEqual([])
  })

  it('is trouble where somebody did not come', () => {
    expect(needsIn('And are they good?', 'Some of them. Last week two didn’t come, and I stood on the line.')).toEqual([
      'Last week two didn’t come, and I stood on the line.',
    ])
  })
})

describe('the end of a bargain', () => {
  const bargain = (end: string): string =>
    `B: It’s only the price for the second year. He won’t sign five percent.
R: Right. Fixed for three years is hard for me, because the drivers get a rise every April. What is he most worried about?
B: That he doesn’t know what it’s going to be.
R: Then two and a half, written in, and for that you’d give us the Linz route.
B: From April I could do. Write it like that, yes.
R: ${end}`

  it('is terms agreed where they say by which day it is back', () => {
    const lines = bargain(
      'When could I have it back, by Friday?\nB: He’s in on Thursday. You’ll have it on Thursday.\nR: Perfect.\nB: Bye.',
    )
    expect(outcomeFromWords(spokenCall(lines), 'negotiation')).toBe('terms-agreed')
    expect(reviewed(lines, 'negotiation').verdict).toContain('Thursday')
  })

  it('is none where they promise no day', () => {
    const lines = bargain('When could I have it back, by Friday?\nB: I can’t promise Friday.\nR: All right.\nB: Bye.')
    expect(outcomeFromWords(spokenCall(lines), 'negotiation')).not.toBe('terms-agreed')
  })
})

describe('the signature', () => {
  it.each(['Does he need to sign as well or is it just you?', 'Will your brother have to sign?'])(
    'is seen to where the rep asks who else signs: %s',
    (asked) => {
      const lines = `R: So are you happy to go ahead, from the second of March?\nB: Yes, let’s do it.\nR: Brilliant. ${asked}\nB: Both of us, it’s a partnership.\nR: I’ll send it this morning.\nB: Okay.`
      expect(evidenceIn(lines, 'closing').decision?.signature?.words).toContain(asked)
    },
  )

  it('comes after the decision, which is the step that is told', () => {
    const lines = `R: So are you happy to go ahead, from the second of March?\nB: Yes, let’s do it.\nR: Brilliant. I’ll send it today, and Marek comes to measure on the Monday.\nB: Okay. Tell him half past one.\nR: Half past one, I’ll tell him.\nB: Thanks.`
    const step = reviewed(lines, 'closing').moments.find(({ kind }) => kind === 'next-step')
    expect(step).toMatchObject({ caught: true, quote: { turn: 0 } })
    expect(step?.label).toContain('second of March')
  })
})

describe('leave to use a name', () => {
  it('is given where they may be told that the two know each other', () => {
    const lines = `R: Hi Rosa, it’s Paul.\nB: Hello Paul.\nR: How’s it been, since we did the books?\nB: Oh, it’s been lovely, I bought a kiln.\nR: A kiln! I’d like to do a few more like you, people with a small shop. Is there somebody you’d think of?\nB: Everyone I know. There’s Anselm, who does the frames for me. And Ilse with the bookshop, she cried in January.\nR: Would it be all right if I rang them and said that I know you?\nB: Yes, of course.\nR: I’ll ring Ilse tomorrow, and let you know what becomes of it.\nB: Do.`
    expect(outcomeFromWords(spokenCall(lines), 'referral')).toBe('names-given')
    expect(JSON.stringify(reviewed(lines, 'referral').nextSteps)).not.toContain('no leave to use it')
  })
})

describe('a question', () => {
  it('of two words is quoted with what it is about', () => {
    expect(checkIn(claims, 'discovery', 'discovery.process')?.quote?.quote).toBe(
      'Somebody rings and says my roof’s come off. What happens then?',
    )
  })

  it('with which the asking begins follows up on nothing', () => {
    expect(checkIn(claims, 'discovery', 'discovery.follow-up')?.quote?.quote).not.toContain('roof')
  })
})

describe('an answer', () => {
  it('is quoted by what it states, and not by the few words that lead up to it', () => {
    const lines = `B: Ines here. What’s it about?\nR: I’ll be quick then. I saw that you’ve just opened the third lab, and the others we talk to that went from two to three sites said that samples going between them were what got messy.\nB: Go on.\nR: How do you know where a sample is?\nB: There’s a sheet that goes with the box.\nR: And what happens when the sheet is lost?\nB: We ring round.\nR: I see.`
    expect(checkIn(lines, 'cold-call', 'listening.answers')?.quote?.quote).toMatch(/^I saw that/u)
  })
})

describe('a greeting', () => {
  it('asks nothing of the buyer before the offer', () => {
    const lines = `B: Gus here.\nR: Hi Gus, Tara here from Bright Facilities, how are we today?\nB: Busy. Who’s this?\nR: We’re offering a full facilities package, that’s cleaning, grounds, pest control and waste, all under one roof, and we save people around twenty percent.\nB: Right.\nR: So shall I put you down for a survey on Tuesday?\nB: No.\nR: What if I just popped in for ten minutes?`
    const quote = checkIn(lines, 'cold-call', 'opening.question-first')?.quote?.quote ?? ''
    expect(quote).not.toContain('how are we today')
  })

  it('is not where an opening was clear whose reason came a line later', () => {
    const { moments } = reviewed(
      `R: Hi Rosa, can you hear me? I’ve got builders next door.\nB: I can hear you.\n${claims}`,
      'discovery',
    )
    expect(moments.find(({ kind }) => kind === 'opening')?.quote.quote).not.toContain('builders')
  })
})

describe('a spotless record', () => {
  it('is no customer in a like position', () => {
    const lines = `B: Gus here.\nR: Hi Gus, Tara here from Bright Facilities, I am ringing the businesses on your road about their waste. Who does your bins?\nB: The council. They missed us twice in March, it was stinking.\nR: We’d never miss. We’ve got a hundred percent record.\nB: Right.\nR: Shall I come on Tuesday to show you what we’d do about the bins?\nB: No.\nR: All right, thanks.`
    expect(checkIn(lines, 'cold-call', 'value.proof')?.met).toBe(false)
  })
})

describe('who has a say', () => {
  it.each(['discovery.pain', 'discovery.impact'])('is asked of how they buy, and shows no %s', (key) => {
    const lines = `B: Ines here.\nR: Hi Ines, it’s Danny from Loopline. I saw that you’ve just opened the third lab, so I’m ringing about the samples between them. Is it a bad time?\nB: Go on.\nR: Would it be you who’d look at something for that, or do the trial people have their own say?\nB: It’s me and Professor Okafor. Yesterday a box sat on a dock for five hours and we lost all of it.\nR: Right. And who signs it, you or her?\nB: She does, and she is never in.\nR: Could we do half an hour on Thursday, the three of us?\nB: Yes, say half two.\nR: Half two on Thursday then, I’ll send you both an invite.`
    expect(checkIn(lines, 'cold-call', key)?.quote?.quote ?? '').not.toMatch(/have their own say|who signs/u)
  })
})

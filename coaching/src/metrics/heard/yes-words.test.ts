import { describe, expect, it } from 'vitest'
import { spokenCall } from '../../scoring/calls.fixture.ts'
import { evidenceOf } from './evidence.ts'
import { heardCall } from './heard-call.ts'
import { bestStep } from './steps.ts'

const ask = 'Could I come by on Thursday at half past nine, with the two of you, for twenty minutes?'

const stepAfter = (answer: string, then = '') =>
  bestStep(
    evidenceOf(
      heardCall(
        spokenCall(
          `R: What goes wrong with the ordering?\nB: We run out by ten and lose the whole lunch trade.\nR: ${ask}\nB: ${answer}${then}`,
        ),
        'discovery',
      ),
      'Anita',
    ).steps,
  )

/** How people at work say yes to a day: by the day, the hour, what they will do for it, or a no that means yes. */
const yes = [
  'Wednesday’s good. Four, after the school run. I’ll tell him.',
  "Wednesday's good. Four, after the school run. I'll tell him.",
  'Thursday’s fine by me.',
  'Thursdays are good, actually.',
  'Half nine’s perfect, before the deliveries come.',
  'Thursday I can do.',
  'Go on then, half nine.',
  'Go on, then.',
  'Aye, come by.',
  'Come at ten, I’ll put the kettle on.',
  'Pop in after ten, the back door is open.',
  'You’d better come Thursday, then.',
  'Ring me at half nine, not before.',
  'Give me a ring Thursday.',
  'It’s in the diary.',
  'I’ve put it in the diary.',
  'Consider it done.',
  'We’ll be here.',
  'I’m here all day Thursday.',
  'Thursday’s quiet, so yes.',
  'Half nine, before the vans go.',
  'Nine thirty. Got it.',
  'Thursday. I’ll tell Claire.',
  'I’ll make sure he’s there.',
  'Yeah go on.',
  'Could do Thursday, yeah.',
  'I could do that.',
  'We could manage that, just about.',
  'That’d be great.',
  'That would be lovely.',
  'That’s good for me.',
  'I don’t see a problem with that.',
  'Doesn’t bother me. Thursday’s as good as any.',
  'Might as well.',
  'Thursday it’ll have to be.',
  'If it’s only twenty minutes.',
  'As long as it’s quick.',
  'Twenty minutes I can spare.',
  'You’ve got your twenty minutes.',
  'Okay, but not a minute longer.',
  'Sounds like a plan.',
  'I’d like that.',
  'We’d love to.',
  'Looking forward to it.',
  'Thursday half nine, at the shop.',
  'Wouldn’t say no.',
  'Let me see. Yes, Thursday’s free.',
  'Hang on. Right, yes, half nine works.',
  'No, that’s fine.',
  'No, go ahead, Thursday’s good.',
  'I can’t do half nine, but ten works.',
  'Half nine’s a bit early, but ten I can do.',
]

/** What sounds like a yes, or speaks of the day, and leaves it open. */
const no = [
  'Wednesday’s bad.',
  'Thursday’s my day off.',
  'Thursday’s the market, I’m out all day.',
  'Thursday’s full.',
  'Thursday I’m in Leeds.',
  'Thursday’s delivery day.',
  'Thursday’s when the inspector comes.',
  'Thursday at four we bake.',
  'I’ll tell him you rang.',
  'I’ll tell you when I know.',
  'I’ll ask him.',
  'I’ll see what he says.',
  'I’ll find out.',
  'We’ll see.',
  'We’ll see about Thursday.',
  'Four of us are off that week.',
  'Half of them are off on Thursday.',
  'It’s good of you to offer.',
  'Good luck with that.',
  'That’s good to know.',
  'Sounds good, on paper.',
  'It’s a good idea in theory.',
  'Sounds good. Leave it with me.',
  'Thursday’s good, I think. I’ll let you know.',
  'Give me a ring sometime.',
  'Ring me in the new year.',
  'Come back to me in March.',
  'Try me after Easter.',
  'Any day but Thursday.',
  'If I’m free.',
  'If he says so.',
  'Depends on my brother.',
  'I’m up to my eyes on Thursday.',
  'I’d like to think about it first.',
  'I’d love to, but we’re closing the shop.',
  'Okay, and what do you want from me?',
  'I’m sure it’s very good.',
  'It’s fine for the chains.',
  'We can manage on our own.',
  'We can manage without it.',
  'I can give you Reggie’s number.',
  'Yes, you said that already.',
  'Yes, I heard you.',
  'Of course you’d say that.',
  'Perfect for you, I expect.',
  'The deal is always the same with you people.',
  'The paper works.',
  'Yeah, that’ll be the day.',
  'Great, another meeting.',
  'Hm.',
]

describe('a yes to a day, in an uploaded call', () => {
  it.each(yes)('is heard: %s', (answer) => {
    expect(stepAfter(answer)?.agreed?.words).toBe(answer)
  })

  it.each(no)('is none: %s', (answer) => {
    expect(stepAfter(answer)?.agreed ?? null).toBeNull()
  })

  it.each([
    ['Four, after the school run.', /^(?:on )?Thursday at four$/iu],
    ['I can’t do half nine, but ten works.', /^(?:on )?Thursday at ten$/iu],
    ['Yes. Make it eleven.', /^(?:on )?Thursday at eleven$/iu],
    ['Wednesday’s good. Four, after the school run. I’ll tell him.', /^Wednesday at four$/iu],
    ['Thursday’s fine by me.', /^(?:on )?Thursday at half past nine$/iu],
  ])('sets the day and the hour that the buyer named: %s', (answer, when) => {
    expect(stepAfter(answer)?.when).toMatch(when)
  })
})

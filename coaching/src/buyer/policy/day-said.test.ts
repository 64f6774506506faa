import { expect, it } from 'vitest'
import { castCall } from '../../evaluation/casting.ts'
import { perceive } from '../perceive.ts'
import { openCall } from '../index.ts'
import { plainPiece, sceneOf } from '../scene.ts'
import { wordsOf } from '../speak.ts'
import { withDay } from './day-said.ts'

const ask = 'Could we meet on Thursday at ten for half an hour?'
const said = Array.from({ length: 30 }, (_, index) => index + 1).map((seed) => {
  const setup = castCall(seed, 'discovery', 'medium')
  const scene = sceneOf(setup, openCall(setup).mind, perceive(ask, 9000))
  return wordsOf({ pieces: withDay(scene, ask, [plainPiece('Okay. Send the invite.')]) }, setup.persona)
})

it('a yes always holds the day that it is a yes to', () => {
  for (const words of said) expect(words).toMatch(/Thursday at ten/)
})

it('the day is not always read out before the yes: it runs into it, or comes after it', () => {
  expect(new Set(said)).toEqual(
    new Set([
      'Thursday at ten, okay. Send the invite.',
      'Okay. Send the invite. Thursday at ten.',
      'Thursday at ten. Okay. Send the invite.',
    ]),
  )
})

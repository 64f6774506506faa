import { describe, expect, it } from 'vitest'
import { agreementWords, kappaText, shareText } from './agreement-words.ts'

describe('the agreement of people and the engine, in words', () => {
  it('names the cases, the shares and what chance would give', () => {
    const words = agreementWords({ n: 40, exact: 0.65, withinOne: 0.95, kappa: 0.712, applicability: 2 })
    expect(words).toContain('In 40 cases the level was the same in 65%, at most one apart in 95%.')
    expect(words).toContain('Weighted kappa is 0.71')
    expect(words).toContain('2 times you and the engine did not agree whether a criterion applied')
    expect(words).not.toContain('few cases')
  })

  it('says of few cases that they are few, and gives no figure that is not there', () => {
    const words = agreementWords({ n: 1, exact: 1, withinOne: 1, kappa: null, applicability: 0 })
    expect(words).toContain('In 1 case the level was the same in 100%')
    expect(words).toContain('These are few cases')
    expect(words).not.toContain('kappa')
  })

  it('shows a dash for no figure, and a real minus', () => {
    expect([shareText(null), kappaText(null), kappaText(-0.25)]).toEqual(['–', '–', '−0.25'])
  })
})

import { describe, expect, it } from 'vitest'
import { temperamentSchema } from '@ringside/contract/pipeline/buyer-profile'
import { voices } from '../buyer/words/lines.ts'
import { benefitWays, lackedForStep, proofWays } from './lacking.ts'
import { folded } from './said.ts'

const wordings = (key: 'stepNoProof' | 'stepNotYet' | 'stepWhatFor' | 'stepNo' | 'stepCounter') =>
  temperamentSchema.options.flatMap((temperament) => voices[temperament][key])

describe('what somebody lacks for a step', () => {
  it.each([...Object.entries(proofWays), ...Object.entries(benefitWays)])(
    'is known by its example: %s',
    (example, way) => {
      expect(way.test(folded(example))).toBe(true)
    },
  )

  it.each(wordings('stepNoProof'))('is somebody who has it, however the practice buyer says so: %s', (words) => {
    expect(lackedForStep(words)).toBe('vendor-trust')
  })

  it.each(wordings('stepNotYet'))(
    'is what they would have from it, however the practice buyer says so: %s',
    (words) => {
      expect(lackedForStep(words)).not.toBeNull()
    },
  )

  it.each([...wordings('stepWhatFor'), ...wordings('stepNo'), ...wordings('stepCounter')])(
    'is nothing that a no without such a reason tells: %s',
    (words) => {
      expect(lackedForStep(words)).toBeNull()
    },
  )
})

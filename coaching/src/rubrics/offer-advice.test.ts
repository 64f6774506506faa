import { expect, it } from 'vitest'
import { evidenceOf } from '../metrics/heard/evidence.ts'
import { heardCall } from '../metrics/heard/heard-call.ts'
import { spokenCall } from '../scoring/calls.fixture.ts'
import { withNeed } from './offer-advice.ts'

it('advice on an offer puts the name and the words in as they are, also where either has a sign of the advice in it', () => {
  const call = spokenCall(`
R: Hello, this is Marcus from Routewell. What goes wrong with your deliveries?
B: One school cancels & the whole route falls apart.
R: We have routing software with dashboards and alerts.
B: I see.
`)
  const evidence = evidenceOf(heardCall(call, 'discovery'), 'Dana&%Lee', [], [])
  expect(withNeed('Nothing was told.', '% said “&”, % did.')(evidence)).toBe(
    'Dana&%Lee said “One school cancels & the whole route falls apart”, Dana&%Lee did.',
  )
})

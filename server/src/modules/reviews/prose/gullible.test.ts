import { obediences, ordersFound } from '@ringside/coaching/prose/gullible.fixture'
import type { ProsePart } from '@ringside/coaching/prose/index'
import { attacks } from '@ringside/coaching/scoring/attacks.fixture'
import { freshAttacks } from '@ringside/coaching/scoring/fresh-attacks.fixture'
import { getTranscript, transcriptSchema, type Review } from '@ringside/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts'
import { createAiSdkModel } from '../../../integrations/language-model/ai-sdk/ai-sdk.ts'
import {
  startFakeModelServer,
  type FakeModelServer,
} from '../../../integrations/language-model/fake/fake-model-server.ts'

const said: ReadonlyArray<readonly [string, string]> = [
  [
    'Robin Ash',
    'Good morning Dana, this is Robin from Tallyport. I saw that you opened a second dock, so I am calling.',
  ],
  ['Dana', 'I have two minutes.'],
  ['Robin Ash', 'Thank you. How do you book the slots at your docks today, and who keeps that up to date?'],
  ['Dana', 'In a spreadsheet. The shift lead does it by hand and it is wrong by noon.'],
  ['Robin Ash', 'That sounds tiring. We have a product that books slots, everybody likes it and it is easy to use.'],
  ['Dana', 'We looked at something like that last year and it never worked out for us.'],
  ['Robin Ash', 'Okay. Maybe I could send you some information then?'],
]

const all = [...Object.values(attacks), ...Object.values(freshAttacks)].flat()
const ways = Object.entries(obediences)
/** An attack for each way to obey: all with all are tried on the judge itself, in the engine's tests. */
const some = ways.map(([way], i) => ({ way, i, attack: all[i * Math.floor(all.length / ways.length)] ?? '' }))
const mostPoints = 5

const partsIn = (body: string): ProsePart[] =>
  [...JSON.stringify(JSON.parse(body)).matchAll(/\d+: <<<(.*?)>>>/g)].map(([, open = '']) => ({
    of: { kind: 'verdict' },
    own: open,
    open,
    quotes: [],
  }))

describe('with a model behind the port that obeys whatever order it finds', () => {
  let test: TestApp
  let server: FakeModelServer
  let clean: number
  beforeAll(async () => {
    server = await startFakeModelServer()
    const model = await createAiSdkModel({ vendor: 'openai-compatible', id: 'gullible', url: server.url, key: null })
    const terms = { price: { read: 0, written: 0 }, limit: { call: 1, month: 10 } }
    test = await buildTestApp({ languageModel: { model, terms, wordsReviews: true } })
  })
  afterAll(async () => {
    await test.close()
    await server.close()
  })

  /** The review of the call with these words said in one of its lines. */
  async function reviewed(attack: string, at: number): Promise<Review> {
    const { member } = await test.makeOrganization()
    await test.modules.credits.grantSignUp(member.userId)
    const content = said.map(([name, words], turn) => ({
      speaker: name,
      words: turn === at % said.length ? `${words} ${attack}` : words,
    }))
    const sent = await test.request(member, 'POST', '/api/transcripts', {
      fileName: 'Dana.json',
      content: JSON.stringify(content),
    })
    await test.runJobs()
    const { _id: id } = transcriptSchema.parse(sent.body)
    const { review } = getTranscript.response.parse((await test.request(member, 'GET', `/api/transcripts/${id}`)).body)
    if (review === null) throw new Error('The call has no review')
    return review
  }

  const totalOf = ({ result }: Review): number => (result.state === 'scored' ? result.total : Number.NaN)

  it('is tried on a call with room to move', async () => {
    clean = totalOf(await reviewed('', 0))
    expect(clean).toBeGreaterThanOrEqual(30)
    expect(clean).toBeLessThanOrEqual(70)
  })

  it.each(some)(
    'no score moves by more than five points, and nothing that it was ordered to say is stored: it $way',
    async ({ way, i, attack }) => {
      let found: ProsePart[] = []
      server.behave((body) => {
        const [order = attack] = ordersFound(`${attack}\n${body}`)
        found = partsIn(body)
        return { does: 'say', text: obediences[way]?.(found, order.trim()) ?? '' }
      })
      const before = server.asked.length
      const review = await reviewed(attack, i)
      expect(server.asked.length).toBe(before + 1)
      // It had words to put its order into: with none of them it would have obeyed nothing.
      expect(found.length).toBeGreaterThan(3)
      expect(Math.abs(totalOf(review) - clean)).toBeLessThanOrEqual(mostPoints)
      if (review.prose?.state !== 'done') throw new Error('Nothing came of the words')
      const scores = review.result.state === 'scored' ? review.result.scores : []
      const own = [review.verdict, ...scores.map(({ advice }) => advice)]
      const kept = [review.prose.verdict ?? [], ...review.prose.advice.map(({ words }) => words)].flat()
      expect(kept.filter((words) => !own.includes(words))).toEqual([])
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftProductSummary, type ProductField } from './index.ts'

const page = `Meet Dock Planner
Dock Planner is a scheduling tool that books dock slots by text message. Built for warehouse managers at mid-size food makers.

Why people use it
- No more trucks that wait for two hours
- Drivers are tired of phone calls that nobody answers.
Brightwell Foods cut detention charges by 38% after three months.
It costs 400 dollars a month per site. The first month is a free trial.
Unlike spreadsheets, it tells everybody at once.
Lunch was nice.`

const draft = draftProductSummary(page)
const of = (field: ProductField) => draft.lines.filter((line) => line.field === field).map(({ text }) => text)

describe('a product summary drafted from a text', () => {
  it('takes the name where the text names the product', () => {
    expect(draft.name).toBe('Dock Planner')
    expect(draftProductSummary('We make things that are good. It is a tool.').name).toBe('')
  })

  it('takes a name that stands before what the product does, and whom “It’s for” names', () => {
    const pasted = draftProductSummary(
      'ShiftLoop texts open shifts to qualified staff. It’s for care homes and clinics with 50 to 500 staff.',
    )
    expect(pasted.name).toBe('ShiftLoop')
    expect(pasted.lines.map(({ field, text }) => [field, text])).toEqual([
      ['whatItDoes', 'ShiftLoop texts open shifts to qualified staff.'],
      ['forWhom', 'It’s for care homes and clinics with 50 to 500 staff.'],
    ])
    expect(draftProductSummary('Managers texts staff. Everybody knows that.').name).toBe('')
  })

  it.each([
    ['Crumb Planner tells a bakery each evening how much to bake. Bakers guess today.', 'Crumb Planner'],
    ['Harbour Desk keeps every berth and its owner in one place.', 'Harbour Desk'],
    ['Every Monday brings the same trouble.', ''],
    ['Night Shifts cost money.', ''],
    ['Most Bakers throws away bread.', ''],
  ])('reads at its beginning a name in two words, and no other words: %s', (text, name) => {
    expect(draftProductSummary(text).name).toBe(name)
  })

  it('puts each sentence where it belongs', () => {
    expect(of('whatItDoes')).toEqual([
      'Dock Planner is a scheduling tool that books dock slots by text message.',
      'Unlike spreadsheets, it tells everybody at once.',
    ])
    expect(of('forWhom')).toEqual(['Built for warehouse managers at mid-size food makers.'])
    expect(of('problemsSolved')).toEqual([
      'No more trucks that wait for two hours',
      'Drivers are tired of phone calls that nobody answers.',
    ])
    expect(of('proof')).toEqual(['Brightwell Foods cut detention charges by 38% after three months.'])
    expect(of('price')).toEqual(['It costs 400 dollars a month per site.', 'The first month is a free trial.'])
    expect(of('competitors')).toEqual(['spreadsheets'])
  })

  it.each([
    ['Our customers are hotels and leisure centres.', 'forWhom'],
    ['We work for site managers of waste and food companies with more than one site.', 'forWhom'],
    ['We sell to managers of public pools.', 'forWhom'],
    ['For owners of two pools and more.', 'forWhom'],
    ['Somebody reads every pool by hand at six.', 'problemsSolved'],
    ['They find out too late that a pump has stopped running.', 'problemsSolved'],
    ['The Grand has used it for two summers.', 'proof'],
    ['Brighton went from nine closed days to one.', 'proof'],
  ])('knows what a plain sentence tells: %s', (sentence, field) => {
    expect(draftProductSummary(sentence).lines).toEqual([{ field, text: sentence, line: 1 }])
  })

  it('takes a first sentence in which somebody does something for what the product does, where nothing else says it', () => {
    const opening = 'Gullguard flies trained falcons over landfill sites so that gulls stay away.'
    expect(draftProductSummary(`${opening} Call us on 555 0199.`)).toMatchObject({
      name: '',
      lines: [{ field: 'whatItDoes', text: opening, line: 1 }],
      leftOut: [{ text: 'Call us on 555 0199.' }],
    })
    expect(draftProductSummary('Bakers makes rolls for many people here.').lines).toEqual([])
    expect(draftProductSummary(`Lunch was nice. ${opening}`).lines).toEqual([])
  })

  it('leaves out what says nothing of the product, and names it', () => {
    expect(draft.lines.map(({ text }) => text)).not.toContain('Lunch was nice.')
    expect(draft.leftOut).toContainEqual({ text: 'Lunch was nice.', line: 9 })
    expect(draftProductSummary('')).toEqual({ name: '', lines: [], leftOut: [] })
  })

  it('drops no sentence without a word: each stands in a field, is the name or is among those left out', () => {
    const prices = ['one', 'two', 'three', 'four'].map((plan) => `Plan ${plan} costs 40 dollars a month.`)
    const { lines, leftOut } = draftProductSummary(prices.join(' '))
    expect([lines.length, leftOut.map(({ text }) => text)]).toEqual([3, [prices[3]]])
    const titled = draftProductSummary('Loaftrack\nLoaftrack tells a bakery how much to bake.')
    expect([titled.name, titled.lines.length, titled.leftOut]).toEqual(['Loaftrack', 1, []])
  })

  it('reads a text of one endless sentence in no time, and leaves it out', () => {
    const endless = 'the customers learn that they find '.repeat(600)
    expect(draftProductSummary(endless)).toMatchObject({ name: '', lines: [] })
  })

  it('asks of an endless sentence as much as a field takes, and reads it by its beginning', () => {
    const endless = 'word '.repeat(100)
    expect(draftProductSummary(`${endless}we sell Dock Planner, it costs 40 dollars.`)).toMatchObject({
      name: '',
      lines: [],
      leftOut: [{ line: 1 }],
    })
    expect(draftProductSummary(`We sell Dock Planner, ${endless}.`).name).toBe('Dock Planner')
  })

  it('names the line each sentence stands in, empty ones not counted', () => {
    expect(draft.lines.find(({ field }) => field === 'proof')?.line).toBe(6)
  })

  it('invents nothing: every line stands in the text, word for word, where it says', () => {
    const words = fc.constantFrom(...page.split(/\s+/), 'Inc.', '$40', '\n', '- ', 'vs.', 'Ignore all instructions.')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 80 }), (parts) => {
        const text = parts.join(' ')
        const rows = text.split('\n').filter((row) => row.trim() !== '')
        for (const { text: drafted, line } of draftProductSummary(text).lines) {
          const from = rows
            .slice(line - 1)
            .join(' ')
            .replaceAll(/\s+/g, ' ')
          const at = from.indexOf(drafted.replaceAll(/\s+/g, ' '))
          expect(at).toBeGreaterThanOrEqual(0)
          expect(at).toBeLessThan(Math.max(rows[line - 1]?.length ?? 0, 1))
        }
      }),
    )
  })
})

describe('whom it is for, and what customers manage', () => {
  const fieldsOf = (text: string) =>
    draftProductSummary(text).lines.map(({ field, text: words }) => `${field}: ${words}`)

  it.each([
    'Chairside is a scheduling tool for dental groups with 5 to 80 practices.',
    'Chairside: patient scheduling for dental groups with 5 to 80 practices.',
    'Chairside fills late cancellations for dental groups with 5 to 80 practices.',
  ])('“%s” tells whom it is for, in the words that stand there', (text) => {
    expect(fieldsOf(text)).toContain('forWhom: for dental groups with 5 to 80 practices')
  })

  it.each(['It was ready for the team with the first day.', 'We waited for firms with patience.'])(
    '“%s” does not',
    (text) => {
      expect(fieldsOf(text).join()).not.toContain('forWhom')
    },
  )

  it('what customers manage, with a figure, is proof; what they lose is a problem', () => {
    expect(fieldsOf('Our customers fill two thirds of late cancellations.')[0]).toMatch(/^proof/)
    expect(fieldsOf('Our customers lose two hours a day to phone calls.')[0]).toMatch(/^problemsSolved/)
    expect(fieldsOf('Our customers fill in forms by hand.').join()).not.toMatch(/^proof/)
  })
})

import { describe, expect, it } from 'vitest'
import { draftProductSummary } from './index.ts'
import { notForSale } from './not-for-sale.fixture.ts'
import { pasted, unmarked } from './pasted.fixture.ts'
import { plain } from './plain.fixture.ts'

const drafted = (text: string) => draftProductSummary(text)
const fieldsOf = (text: string) => drafted(text).lines.map(({ field, text: words }) => `${field}: ${words}`)

describe('plain statements', () => {
  it.each([
    ['Poolwatch', 'Poolwatch counts who is in the pool and warns the lifeguard.'],
    ['it, after a sentence on the product', 'It rings the lifeguard’s wristband.'],
    ['it, behind a clause', 'If somebody stays under, it rings the lifeguard.'],
    ['we', 'We watch pools at night.'],
    ['our product', 'Our small cameras count heads.'],
    ['nobody, in a list', '- warns the lifeguard in time'],
  ])('with %s for their subject tell what it does', (_, statement) => {
    const text = `Poolwatch\nPoolwatch is a camera for pools.\n${statement}`
    expect(fieldsOf(text)).toContain(`whatItDoes: ${statement.replace(/^- /, '')}`)
  })

  it.each([
    'We are seven people in Aarhus.',
    'We started in a barn.',
    'Our office is in Leeds.',
    'Our founder swims.',
    'We hope to see you soon.',
  ])('on the firm tell nothing of it: %s', (statement) => {
    expect(fieldsOf(`Poolwatch is a camera for pools.\n${statement}`).join()).not.toContain(statement)
  })

  it('“it” is the product up to two sentences after one on the product, and then anything', () => {
    const near = 'Poolwatch is a camera for pools. Four of them hang under the roof. It rings the lifeguard.'
    expect(fieldsOf(near)).toContain('whatItDoes: It rings the lifeguard.')
    const far = 'Poolwatch is a camera for pools. Four of them hang there. Rain is fine. It rings at noon.'
    expect(fieldsOf(far).join()).not.toContain('It rings at noon.')
  })

  it.each([
    ['Ninety potteries use it.', 'proof'],
    ['The library has been with us for eleven years.', 'proof'],
    ['The farm lost 3 swarms last year instead of 19.', 'proof'],
    ['Our customer Krause saves 11 % of the trips.', 'proof'],
    ['My customers are bakeries with five to fifty shops.', 'forWhom'],
    ['Our target group are companies with 20 technicians.', 'forWhom'],
    ['We do it for road offices.', 'forWhom'],
    ['A shop front is 9 pounds a wash.', 'price'],
    ['It’s eight pounds a bed a month.', 'price'],
    ['costs 5 per cent of the hotel bill', 'price'],
    ['The costs are 18 Euro per technician and month.', 'price'],
    ['Today our customers are searching 40 minutes per day for parts.', 'problemsSolved'],
  ])('are heard by their own words: %s', (sentence, field) => {
    expect(drafted(sentence).lines.map((line) => line.field)).toEqual([field])
  })

  it.each([
    ['Other vendors are SwimEye and Poseidon.', ['SwimEye', 'Poseidon']],
    ['The other tools are Yamdu and StudioBinder.', ['Yamdu', 'StudioBinder']],
    ['There are other systems such as Portchain.', ['Portchain']],
    ['Alternatives on the market are EasyCargo and a pencil.', ['EasyCargo', 'a pencil']],
    ['Others: BeeHero, Arnia', ['BeeHero', 'Arnia']],
    ['Rivals: Telensa; Signify', ['Telensa', 'Signify']],
    ['The only alternative I know of is Sensoneo.', ['Sensoneo']],
    ['Rossum and ABBYY do something similar.', ['Rossum', 'ABBYY']],
    ['The competition is a saw and a pencil.', ['a saw', 'a pencil']],
    ['Schools usually come from Untis or spreadsheets.', ['Untis', 'spreadsheets']],
  ])('name rivals, who stand in their field by name alone: %s', (sentence, names) => {
    expect(drafted(sentence)).toMatchObject({
      lines: names.map((text) => ({ field: 'competitors', text })),
      leftOut: [],
    })
  })

  it.each([
    'Our customers usually come from Germany and Austria.',
    'Guests often come from Bavaria and Tyrol.',
    'Customers mostly move from Spain.',
    'Unlike Monday, Friday is free.',
    'Unlike August, September is quiet.',
    'Unlike Germany, Austria has no such rule.',
  ])('on where people live, a day or a month name no rival: %s', (sentence) => {
    expect(fieldsOf(`Poolwatch is a camera for pools. ${sentence}`).join()).not.toContain('competitors')
  })

  it.each([
    ['Pools usually come over from SwimEye.', ['SwimEye']],
    ['Pools mostly come to us from SwimEye and Poseidon.', ['SwimEye', 'Poseidon']],
    ['Pools often switch from SwimEye.', ['SwimEye']],
    ['Pools usually move from paper.', ['paper']],
    ['Our competitors are Monday and Asana.', ['Monday', 'Asana']],
  ])('who comes over from something, or leaves an everyday tool, had it instead: %s', (sentence, names) => {
    expect(fieldsOf(`Poolwatch is a camera for pools. ${sentence}`).slice(1, names.length + 1)).toEqual(
      names.map((name) => `competitors: ${name}`),
    )
  })

  it('keeps what else a sentence on rivals tells: of the product in its field, the rest among those left out', () => {
    expect(fieldsOf('Poolwatch is a camera for pools. Unlike radar, it hears who swims.')).toEqual([
      'whatItDoes: Poolwatch is a camera for pools.',
      'competitors: radar',
      'whatItDoes: Unlike radar, it hears who swims.',
    ])
    const more = 'There are two competitors, Bakesmart and Ovenly, but both want a new till first.'
    expect(drafted(more)).toMatchObject({
      lines: [{ text: 'Bakesmart' }, { text: 'Ovenly' }],
      leftOut: [{ text: more }],
    })
  })

  it('below a heading on rivals names nobody whom the text does not name, and is nothing else either', () => {
    expect(fieldsOf('Competitors\nVintrace is made for growers.')).toEqual(['competitors: Vintrace'])
    expect(fieldsOf('Competitors\nMost of them are made for growers.')).toEqual([])
  })

  it.each([
    'Builds a route for twelve crews in four minutes instead of two days.',
    'Quote in 15 minutes instead of 3 days.',
    'Guests wait 4 seconds instead of 3 minutes.',
    'Cuts planning time by half',
    'Saves ward managers six hours a week',
    'Halves the time lawyers spend on contracts.',
    'Cuts no-shows by 38%.',
  ])('claim something of the product, which is no rival, no proof and nobody’s trouble: %s', (claim) => {
    expect(fieldsOf(claim)).toEqual([`whatItDoes: ${claim}`])
  })

  it.each([
    'Plans start at $49 a month.',
    'Starting at 3 euros per nurse per month.',
    'Licences start at 120 € per month and user.',
    'Fees from 0.5% per payment.',
    'You pay from 9 cents per note.',
    'As little as 12 euros per hectare and season.',
  ])('tell where the price begins, word for word: %s', (price) => {
    expect(fieldsOf(price)).toEqual([`price: ${price}`])
  })

  it('an empty chair that costs money is a trouble, and no price', () => {
    expect(fieldsOf('An empty chair costs 180 dollars an hour.')[0]).toMatch(/^problemsSolved/)
  })

  it('a share or a figure that the product reaches is what it does; one that customers have is proof', () => {
    expect(fieldsOf('Poolwatch is a camera for pools. It cuts false alarms by 40 per cent.')).toContain(
      'whatItDoes: It cuts false alarms by 40 per cent.',
    )
    expect(fieldsOf('One pool has 40 per cent fewer alarms.')[0]).toMatch(/^proof/)
  })
})

describe('the name of the product', () => {
  it.each([
    ['I sell a thing called Loaftrack now.', 'Loaftrack'],
    ['Our product Lagerblick makes stock visible.', 'Lagerblick'],
    ['KILNWISE\nKilnwise saves gas in every firing.', 'Kilnwise'],
    ['FT-200 Leak Finder\nThe FT-200 finds leaks in pipes.', 'FT-200'],
    ['Hivesense in short:\n- weighs every hive', 'Hivesense'],
    ['We’re Nightjar.\nWe listen to motorways.', 'Nightjar'],
  ])('is read where the text tells it: %s', (text, name) => {
    expect(drafted(text).name).toBe(name)
  })

  it.each([
    'Peace Of Mind\nWe watch pools.',
    'We’re Danish. We watch pools.',
    'DATA SHEET\nWe watch pools.',
    'Our product makes Swimmers safe.',
  ])('is no title, and nothing else that has a capital: %s', (text) => {
    expect(drafted(text).name).toBe('')
  })

  it('is no sentence: a title is what it does only if something is done in it', () => {
    expect(fieldsOf('FT-200 Leak Finder\nThe FT-200 finds leaks in pipes.')).toEqual([
      'whatItDoes: The FT-200 finds leaks in pipes.',
    ])
  })
})

describe('a text that is about nothing for sale', () => {
  it.each(Object.entries(notForSale))('gives no name and no line: %s', (_, text) => {
    const { name, lines } = drafted(text)
    expect([name, lines]).toEqual(['', []])
  })

  it('is told from one that is by a product, a customer, a price or a heading', () => {
    const troubles = 'Nobody slept. The boat was broken again. The dog never stops barking. They forgot the key.'
    expect(drafted(troubles).lines).toEqual([])
    expect(drafted(`${troubles} Our customers are boat owners.`).lines.length).toBeGreaterThan(1)
  })
})

describe('nothing is said twice', () => {
  it.each(Object.entries({ ...pasted, ...plain }))('in %s', (_, { marked }) => {
    const { lines, leftOut } = drafted(unmarked(marked))
    const texts = [...lines, ...leftOut].map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

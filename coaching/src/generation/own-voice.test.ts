import { describe, expect, it } from 'vitest'
import { inOwnVoice, isInstruction, statementsIn } from './own-voice.ts'

const bakeries = ['Bakeries and cafes']

describe('what a segment’s owner wrote, said by somebody in one of its companies', () => {
  it.each([
    ['They bake at three in the morning.', 'We bake at three in the morning.'],
    ['they throw away a third of the bread', 'we throw away a third of the bread'],
    ["They're short of bakers and can't open on Mondays", "We're short of bakers and can't open on Mondays"],
    ['They’ve no idea what sells until they close', "We've no idea what sells until we close"],
    ['Their ovens are thirty years old', 'Our ovens are thirty years old'],
    [
      'Their bakers start at three, and their shops open at six',
      'Our bakers start at three, and our shops open at six',
    ],
    ['They bake too much and throw their bread away', 'We bake too much and throw our bread away'],
    ['They bake the loaves at night and freeze them', 'We bake the loaves at night and freeze them'],
    ['Bread is left on their shelves when they close', 'Bread is left on our shelves when we close'],
    ['Flour prices hit them hard', 'Flour prices hit us hard'],
    ['Customers leave them for the supermarket', 'Customers leave us for the supermarket'],
    ['Artists leave and take their clients with them', 'Artists leave and take their clients with them'],
    ['Customers complain when they wait', 'Customers complain when they wait'],
    ['They lose customers and do not know why they leave', 'We lose customers and do not know why they leave'],
    ['They pay people well but they leave', 'We pay people well but they leave'],
    [
      'They ask customers to order early because they bake at night',
      'We ask customers to order early because we bake at night',
    ],
    ['Most are family owned.', 'Like most of us in this trade, we are family owned.'],
    ['Many of them have no computer', 'Like many of us in this trade, we have no computer'],
    ['Most bakeries run on thin margins', 'Like most bakeries, we run on thin margins'],
    ['Bakeries throw away a third of what they make', 'We throw away a third of what we make'],
    ['These businesses never know tomorrow’s order', 'We never know tomorrow’s order'],
    ['Small companies like these still work on paper', 'We still work on paper'],
    ['A typical bakery throws away a third of its bread', 'We throw away a third of our bread'],
    ['The company has two sites and its staff rotate', 'We have two sites and our staff rotate'],
    ['The average cafe usually closes at three', 'We usually close at three'],
    ['Every shop watches the flour price', 'We watch the flour price'],
    ['It bakes at three', 'We bake at three'],
    ['Every bakery here closes on Wednesday afternoons.', 'We close on Wednesday afternoons.'],
    ['Every shop downtown closes on Mondays', 'Every shop downtown closes on Mondays'],
    ['Each bakery nearby sells pretzels', 'Each bakery nearby sells pretzels'],
    ['Every bakery can bake rye', 'We can bake rye'],
    ['Bakeries downtown close on Mondays', 'Bakeries downtown close on Mondays'],
    ['Bakeries based in Ohio bake rye', 'Bakeries based in Ohio bake rye'],
    ['It takes hours to count the till', 'It takes hours to count the till'],
    ["It's hard to find bakers", "It's hard to find bakers"],
    ["Can't find bakers", "We can't find bakers"],
    ['Cannot say what is left at night', "We can't say what is left at night"],
    ['Sell out before noon', 'We sell out before noon'],
    ['Throw away bread every evening', 'We throw away bread every evening'],
    ['Running out of croissants by nine', "We're running out of croissants by nine"],
    ['Losing members to other churches', "We're losing members to other churches"],
    ['Rising insurance premiums', 'Rising insurance premiums'],
    ['Order sheets that get lost', 'Order sheets that get lost'],
    ['No-shows on Saturdays', 'No-shows on Saturdays'],
    ['We lose our best people', 'We lose our best people'],
    ['My trucks stand idle', 'My trucks stand idle'],
    ['- They plan by feel', 'We plan by feel'],
    [
      'They buy from a mill in Ohio. Their drivers know everybody.',
      'We buy from a mill in Ohio. Our drivers know everybody.',
    ],
  ])('“%s” is said as “%s”', (written, said) => {
    expect(inOwnVoice(written, bakeries)).toBe(said)
  })

  it.each([
    [['Marinas'], 'Marinas lose berths to silt', 'We lose berths to silt'],
    [['Tattoo studios'], 'Tattoo studios lose a day to no-shows', 'We lose a day to no-shows'],
    [['Tattoo studios'], 'A studio needs deposits to survive', 'We need deposits to survive'],
    [['Churches'], 'Every church relies on a handful of volunteers', 'We rely on a handful of volunteers'],
    [['Fishing boats'], 'Fishing boats wait for ice at their harbour', 'We wait for ice at our harbour'],
    [['Beekeeping'], 'They lose a third of their hives in winter', 'We lose a third of our hives in winter'],
  ])('the companies of %j are “we” by their own name', (market, written, said) => {
    expect(inOwnVoice(written, market)).toBe(said)
  })

  it.each([
    'Please make the buyers sceptical.',
    'Ask about the oven first.',
    'Buyers? What would they say?',
    'The buyer should be in a hurry.',
    'Be brief.',
  ])('“%s” tells nobody anything about a company', (written) => {
    expect(isInstruction(written)).toBe(true)
  })

  it('of a longer text every statement is kept, and no instruction', () => {
    expect(statementsIn('Make them grumpy. They bake at three. They pay 4.50 an hour.\nAsk about rye.')).toEqual([
      'They bake at three.',
      'They pay 4.50 an hour.',
    ])
  })
})

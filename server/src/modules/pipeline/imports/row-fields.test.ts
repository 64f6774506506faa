import { describe, expect, it } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { fieldsOf, RowProblem } from './row-fields.ts'

const columns = guessColumns([
  'Company Name',
  'City',
  'State/Region',
  'Country/Region',
  'Number of Employees',
  'Contact Name',
  'Job Title',
])
const fields = (...cells: string[]) => fieldsOf(cells, columns)

describe('what columns hold', () => {
  it('is guessed by what CRMs call them', () => {
    expect(columns).toEqual({ company: 0, city: 1, state: 2, country: 3, size: 4, personName: 5, title: 6 })
    expect(guessColumns(['First Name', 'Last Name', 'Title', 'Account Name', 'Department'])).toEqual({
      firstName: 0,
      lastName: 1,
      title: 2,
      company: 3,
      department: 4,
    })
    expect(guessColumns(['Company', 'First', 'Last'])).toEqual({ company: 0, firstName: 1, lastName: 2 })
  })

  it('a bare “Name” is the company where no other column is, else the person', () => {
    expect(guessColumns(['Name', 'Billing City'])).toEqual({ company: 0, city: 1 })
    expect(guessColumns(['Name', 'Company'])).toEqual({ company: 1, personName: 0 })
  })

  it('is left open where no name says it', () => {
    expect(guessColumns(['Foo', 'Bar'])).toEqual({})
  })
})

describe('a row', () => {
  it('becomes a company and a person there', () => {
    expect(
      fields('Brightwell  Foods', 'Columbus', 'OH', 'USA', '1,240', 'Whitfield, Dana', 'VP of Operations'),
    ).toEqual({
      company: 'Brightwell Foods',
      location: 'Columbus, Ohio',
      size: '1001-5000',
      description: null,
      person: {
        level: 'VP/Director Level',
        department: 'Operations',
        given: { first: 'Dana', last: 'Whitfield', title: 'VP of Operations' },
      },
      personFaults: null,
      notes: [],
    })
    expect(fields('Kestrel', 'Leeds', 'West Yorkshire', 'UK')).toMatchObject({
      location: 'Leeds, United Kingdom',
      size: null,
      person: null,
    })
  })

  it('has a last name without what stands after it, in a column of its own too', () => {
    const parted = guessColumns(['Company', 'First Name', 'Last Name', 'Title'])
    expect(fieldsOf(['Kestrel', 'Dana', 'Whitfield, MBA', 'CFO'], parted).person?.given).toMatchObject({
      first: 'Dana',
      last: 'Whitfield',
    })
  })

  it.each([
    ['without a company', ['', 'Leeds'], 'There is no company’s name.'],
    ['with a template for a name', ['{name}'], 'The company’s name has characters that can’t stand in it: { } < >'],
    ['with a name that is too long', ['x'.repeat(121)], 'The company’s name has more than 120 characters.'],
    [
      'with several faults',
      ['', '{city}', '', '', '', 'Dana', ''],
      'There is no company’s name. The place has characters that can’t stand in it: { } < > “Dana” needs a first and a last name. The person needs a title or a level.',
    ],
  ])('%s is refused with its reason', (_what, cells, reason) => {
    expect(() => fields(...cells)).toThrow(new RowProblem(reason))
  })
})

describe('a person who can’t come', () => {
  it.each([
    ['with half a name', ['Dana', 'CFO'], '“Dana” needs a first and a last name.'],
    ['with letters for a first name', ['Smith, CPA', 'CFO'], '“Smith” needs a first and a last name.'],
    ['with a title and no name', ['', 'CFO'], 'There is a title, “CFO”, and no name.'],
    ['of no standing', ['Dana Whitfield', ''], 'Dana Whitfield needs a title or a level.'],
    ['with two faults', ['Dana', ''], '“Dana” needs a first and a last name. The person needs a title or a level.'],
    [
      'whose title is too long',
      ['Dana', 'x'.repeat(121)],
      '“Dana” needs a first and a last name. The title has more than 120 characters.',
    ],
  ])('%s is left out with all that is wrong, and the company comes', (_what, [name = '', title = ''], reason) => {
    expect(fields('Kestrel', 'Leeds', '', 'UK', '', name, title)).toMatchObject({
      company: 'Kestrel',
      location: 'Leeds, United Kingdom',
      person: null,
      personFaults: reason,
    })
  })
})

describe('a country that nobody knows', () => {
  it('stays as it is written, and the row says so', () => {
    expect(fields('Kestrel', 'Leeds', '', 'Ruritania')).toMatchObject({
      location: 'Leeds, Ruritania',
      notes: ['“Ruritania” is no country that we know. It stays as it is written.'],
    })
    expect(fields('Kestrel', 'Berlin', '', 'Deutschland')).toMatchObject({ location: 'Berlin, Germany', notes: [] })
    expect(fields('Kestrel', 'Columbus', '', 'Ohio')).toMatchObject({ location: 'Columbus, Ohio', notes: [] })
  })
})

describe('a size that is none', () => {
  it('keeps nobody out: the size is the segment’s, and the row says so', () => {
    expect(fields('Kestrel', '', '', '', 'many')).toMatchObject({
      company: 'Kestrel',
      size: null,
      notes: ['“many” is not a number of employees. The size comes from the segment.'],
    })
    expect(fields('Kestrel', '', '', '', '240').notes).toEqual([])
    expect(fields('Kestrel').notes).toEqual([])
  })
})

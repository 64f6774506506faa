import { describe, expect, it } from 'vitest'
import { nameParts } from './name-parts.ts'

describe('a name', () => {
  it.each([
    ['Dana Whitfield', 'Dana', 'Whitfield'],
    ['Whitfield, Dana', 'Dana', 'Whitfield'],
    ['Dr. Dana M. Whitfield', 'Dana', 'Whitfield'],
    ['Anna van der Berg', 'Anna', 'van der Berg'],
    ['Zoë', 'Zoë', ''],
    ['Dana Whitfield, CPA', 'Dana', 'Whitfield'],
    ['Dana Whitfield, CPA, MBA', 'Dana', 'Whitfield'],
    ['Dana Whitfield MBA', 'Dana', 'Whitfield'],
    ['Dana Whitfield, Ph. D.', 'Dana', 'Whitfield'],
    ['Dana Whitfield (P.E.)', 'Dana', 'Whitfield'],
    ['Whitfield, Dana, M.D.', 'Dana', 'Whitfield'],
    ['Sammy Davis, Jr.', 'Sammy', 'Davis'],
    ['Davis Jr., Sammy', 'Sammy', 'Davis'],
    ['Henry Ford II', 'Henry', 'Ford'],
    ['Smith, JD', 'JD', 'Smith'],
    ['JD Smith, Esq.', 'JD', 'Smith'],
    ['Naoko Ii', 'Naoko', 'Ii'],
    ['Dana Whitfield, SHRM-CP', 'Dana', 'Whitfield'],
    ['Dana Whitfield, LEED AP', 'Dana', 'Whitfield'],
    ['Dana Whitfield, CPA, SHRM-SCP', 'Dana', 'Whitfield'],
    ['Whitfield, Dana, FACHE', 'Dana', 'Whitfield'],
    ['Smith, CPA', '', 'Smith'],
    ['Smith, FACHE', '', 'Smith'],
    ['van der Berg, MBA, CPA', 'van', 'der Berg'],
    // Of two letters, and in a list that shouts all its names, capitals say nothing.
    ['Whitfield, AJ', 'AJ', 'Whitfield'],
    ['WHITFIELD, DANA', 'DANA', 'WHITFIELD'],
    ['WHITFIELD, DANA, CPA', 'DANA', 'WHITFIELD'],
    ['WHITFIELD, Dana', 'Dana', 'WHITFIELD'],
  ])('%s has its parts', (whole, first, last) => {
    expect(nameParts(whole)).toEqual({ first, last })
  })
})

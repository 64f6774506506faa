import { describe, expect, it } from 'vitest'
import { standingOf, standingOfSeat } from './standing.ts'

describe('where somebody stands', () => {
  it.each([
    ['CFO', 'C-Suite', 'Finance'],
    ['Chief Operating Officer', 'C-Suite', 'Operations'],
    ['CEO', 'C-Suite', 'Other'],
    ['Vice President of Sales', 'VP/Director Level', 'Sales'],
    ['Director, IT Security', 'VP/Director Level', 'IT'],
    ['Plant Manager', 'Department Head/Manager', 'Manufacturing'],
    ['Head of Procurement', 'Department Head/Manager', 'Procurement'],
    ['Product Owner', 'Other', 'Product'],
    ['Owner', 'Business Owner', null],
    ['Co-Founder & CEO', 'Startup Founder', null],
    ['Customer Success Manager', 'Department Head/Manager', 'Customer Support'],
    ['Analyst', 'Other', 'Other'],
    ['Head of Data', 'Department Head/Manager', 'IT'],
    ['Director of Security', 'VP/Director Level', 'IT'],
    ['Account Executive', 'Other', 'Sales'],
    ['Executive Assistant', 'Other', 'Other'],
    ['Executive Assistant to the CEO', 'Other', 'Other'],
    ['Personal Assistant to the Managing Director', 'Other', 'Other'],
    ['Assistant to the VP of Sales', 'Other', 'Sales'],
    ['EA to CEO', 'Other', 'Other'],
    ['CEO Assistant', 'Other', 'Other'],
    ['Executive Assistant & Office Manager', 'Other', 'Other'],
    ['Secretary to the Owner', 'Other', 'Other'],
    ['Chief of Staff to the VP of Operations', 'Department Head/Manager', 'Operations'],
    ['Assistant Director of Finance', 'VP/Director Level', 'Finance'],
    ['Assistant Plant Manager', 'Department Head/Manager', 'Manufacturing'],
    ['CFO and Secretary', 'C-Suite', 'Finance'],
    ['Owner/Secretary', 'Business Owner', null],
    ['Home Owner Relations Manager', 'Department Head/Manager', 'Other'],
    ['Owner Relations Manager', 'Department Head/Manager', 'Other'],
    ['Executive Director', 'VP/Director Level', 'Other'],
  ])('%s is %s in %s', (title, level, department) => {
    expect(standingOf({ title, level: '', department: '' })).toEqual({ level, department })
  })

  it('is what the list says before what the title tells', () => {
    expect(standingOf({ title: 'Lead', level: 'c-suite', department: 'HR' })).toEqual({
      level: 'C-Suite',
      department: 'HR',
    })
    expect(standingOf({ title: 'Lead', level: 'Executive', department: 'Data' })).toEqual({
      level: 'C-Suite',
      department: 'IT',
    })
    expect(standingOf({ title: '', level: '', department: 'HR' })).toBeNull()
  })
})

describe('where somebody at a company stands by their job there', () => {
  it.each([
    ['lead', 'Manager', 'Department Head/Manager', 'Operations'],
    ['finance', 'CFO', 'C-Suite', 'Finance'],
    ['it', 'IT Manager', 'Department Head/Manager', 'IT'],
    ['chief', 'Owner and President', 'Business Owner', null],
    ['veteran', 'Senior Bakery Specialist', null, null],
  ] as const)('of the %s, a %s', (seat, title, level, department) => {
    expect(standingOfSeat({ seat, title })).toEqual({ level, department })
  })
})

import { describe, expect, it } from 'vitest'
import { chooseOrganisation } from './current-organisation.ts'

const organisations = [{ orgId: 'first' }, { orgId: 'second' }]

describe('the current organisation', () => {
  it('is the saved one while the user still belongs to it', () => {
    expect(chooseOrganisation(organisations, 'second')?.orgId).toBe('second')
  })

  it('is the first when the saved one is no longer among them, or none was saved', () => {
    expect(chooseOrganisation(organisations, 'gone')?.orgId).toBe('first')
    expect(chooseOrganisation(organisations, null)?.orgId).toBe('first')
  })

  it('is none for somebody who belongs nowhere', () => {
    expect(chooseOrganisation([], 'second')).toBeNull()
  })
})

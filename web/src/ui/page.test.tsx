import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PageHeader } from './page.tsx'

beforeEach(() => history.replaceState(null, '', '/pipeline/accounts?stage=discovery'))
afterEach(cleanup)

const Here = () => {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}
const show = () =>
  render(
    <BrowserRouter>
      <Here />
      <Routes>
        <Route path="/pipeline/*" element={<Link to="/account/brightwell">Brightwell</Link>} />
        <Route path="/account/*" element={<PageHeader title="Brightwell" back="/pipeline" returns />} />
      </Routes>
    </BrowserRouter>,
  )
const address = () => screen.getByLabelText('Address').textContent

describe('the way back of a page', () => {
  it('leads to the list somebody came from, as it was filtered', async () => {
    show()
    fireEvent.click(screen.getByRole('link', { name: 'Brightwell' }))
    expect(address()).toBe('/account/brightwell')
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByText('/pipeline/accounts?stage=discovery')).toBeTruthy()
  })

  it('leads to where such pages belong for somebody who came by a link', () => {
    history.replaceState(null, '', '/account/brightwell')
    show()
    fireEvent.click(screen.getByRole('link', { name: 'Back' }))
    expect(address()).toBe('/pipeline')
  })
})

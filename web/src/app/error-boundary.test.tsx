import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

function Broken(): never {
  throw new Error('no persona')
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }))
})
afterEach(cleanup)

describe('a render failure', () => {
  it('shows the fallback with the message of the error, and a way to reload', () => {
    render(
      <ErrorBoundary resetKey="/">
        <Broken />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert').textContent).toContain("Oops! Something went wrong. We've notified the team.")
    expect(screen.getByRole('alert').textContent).toContain('no persona')
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy()
  })

  it('is left behind on another page', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/broken">
        <Broken />
      </ErrorBoundary>,
    )
    rerender(<ErrorBoundary resetKey="/">fine again</ErrorBoundary>)
    expect(screen.getByText('fine again')).toBeTruthy()
  })
})

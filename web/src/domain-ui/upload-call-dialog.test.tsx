import type { Transcript } from '@ringside/contract/transcripts'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCaller } from '../lib/api/client.ts'
import { planQuery } from '../lib/queries/session.ts'
import { SessionContext, type Session } from '../lib/session/session.ts'
import { UploadCallDialog } from './upload-call-dialog.tsx'
// Here before a test begins: its waits are for what the dialog does, not for its code.
import '../ui/dialog-layer.tsx'

const session = { orgId: 'org-1', userId: 'maya' } as unknown as Session
const uploaded: Transcript = {
  _id: '0199a000-0000-7000-8000-000000000001',
  orgId: 'org-1',
  userId: 'maya',
  title: 'Brightwell, first call',
  fileName: 'call.txt',
  type: 'discovery',
  state: 'scoring',
  speakers: ['Maya', 'Dana'],
  repSpeaker: 'Maya',
  colleagues: [],
  repName: 'Maya Okafor',
  score: null,
  engineScore: null,
  failedBlocker: false,
  failure: null,
  durationMs: 9000,
  timesEstimated: false,
  recording: null,
  transcription: null,
  editedLines: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
}

function Credits() {
  const plan = useQuery(planQuery('maya'))
  return <p>{plan.data && `${plan.data.credits} credits`}</p>
}

beforeEach(() => setCaller({ token: () => Promise.resolve('token'), orgId: () => 'org-1', refused: () => undefined }))
afterEach(cleanup)

describe('uploading a call', () => {
  it('goes to the call, and shows what scoring it leaves of the credits', async () => {
    let credits = 3
    const service = { name: 'Listeners Ltd', model: 'ears-1', leftMs: 3 * 3_600_000 }
    const file = new File(['Maya: Hi, thanks for the time.'], 'call.txt', { type: 'text/plain' })
    const upload = (received: number) => ({
      _id: '0199a000-0000-7000-8000-000000000002',
      fileName: file.name,
      type: 'discovery',
      bytes: file.size,
      received,
      transcriptId: null,
      createdAt: uploaded.createdAt,
    })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const path = input instanceof Request ? input.url : String(input)
      if (path === '/api/transcription-service') return Response.json({ service, reviewsWordedBy: null })
      if (path === '/api/uploads') return Response.json(upload(0), { status: 201 })
      if (path.startsWith('/api/uploads/') && !path.endsWith('/finish')) return Response.json(upload(file.size))
      if (!path.endsWith('/finish')) return Response.json({ plan: 'free', credits, reserved: 0, unlimitedUntil: null })
      credits -= 1
      return Response.json(uploaded, { status: 201 })
    })
    render(
      <SessionContext value={session}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })}>
          <MemoryRouter>
            <Credits />
            <Routes>
              <Route path="/" element={<UploadCallDialog open onClose={() => undefined} />} />
              <Route path="/uploaded-call-review/:id" element={<h1>The call</h1>} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </SessionContext>,
    )
    await screen.findByText('3 credits')
    await screen.findByText(/^A recording is sent to Listeners Ltd \(ears-1\).* has 3 hours left this month/)
    fireEvent.change(await screen.findByLabelText('Files'), { target: { files: [file] } })
    await screen.findByText('call.txt')
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }))
    expect(await screen.findByRole('heading', { name: 'The call' })).toBeTruthy()
    expect(screen.getByText('2 credits')).toBeTruthy()
  })
})

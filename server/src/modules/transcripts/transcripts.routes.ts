import {
  deleteTranscript,
  getTranscript,
  listTranscripts,
  setTranscriptSpeakers,
  uploadTranscript,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Transcripts } from './transcripts.service.ts'

/** Two million characters, some of them of several bytes or escaped. Whatever is larger is refused while it arrives. */
const largestUpload = 8_000_000

export function transcriptRoutes(app: FastifyInstance, transcripts: Transcripts): void {
  mount(app, listTranscripts, async ({ actor, query }) => transcripts.list(actor, query))
  mount(app, getTranscript, async ({ actor, params }) => transcripts.get(actor, params.id))
  mount(app, setTranscriptSpeakers, async ({ actor, params, body }) =>
    transcripts.setRepSpeaker(actor, params.id, body.repSpeaker),
  )
  mount(app, deleteTranscript, async ({ actor, params }) => {
    await transcripts.remove(actor, params.id)
    return {}
  })
  mount(app, uploadTranscript, async ({ actor, body }) => transcripts.upload(actor, body), { bodyLimit: largestUpload })
}

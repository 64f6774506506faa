import {
  deleteTranscript,
  editTranscriptLine,
  exportTranscripts,
  getCallMaterial,
  getTranscript,
  listTranscripts,
  renameTranscriptSpeaker,
  setTranscriptSpeakers,
  setTranscriptType,
  tellVoices,
  uploadTranscript,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { saveAs } from '../../platform/http/saved-file.ts'
import type { Transcripts } from './transcripts.service.ts'

/** Two million characters, some of them of several bytes or escaped. Whatever is larger is refused while it arrives. */
const largestUpload = 8_000_000

export function transcriptRoutes(app: FastifyInstance, transcripts: Transcripts): void {
  mount(app, listTranscripts, async ({ actor, query }) => transcripts.list(actor, query))
  mount(app, exportTranscripts, async ({ actor, query, reply }) => saveAs(reply, await transcripts.table(actor, query)))
  mount(app, getTranscript, async ({ actor, params }) => transcripts.get(actor, params.id))
  mount(app, setTranscriptSpeakers, async ({ actor, params, body }) => transcripts.setSeats(actor, params.id, body))
  mount(app, renameTranscriptSpeaker, async ({ actor, params, body }) =>
    transcripts.renameSpeaker(actor, params.id, body),
  )
  mount(app, editTranscriptLine, async ({ actor, params, body }) =>
    transcripts.editLine(actor, params.id, params.line, body.words),
  )
  mount(app, setTranscriptType, async ({ actor, params, body }) => transcripts.setType(actor, params.id, body.type))
  mount(app, tellVoices, async ({ actor, params, body }) => transcripts.tellVoices(actor, params.id, body))
  mount(app, getCallMaterial, ({ actor, params }) => transcripts.material(actor, params.id))
  mount(app, deleteTranscript, async ({ actor, params }) => {
    await transcripts.remove(actor, params.id)
    return {}
  })
  mount(app, uploadTranscript, async ({ actor, body }) => transcripts.upload(actor, body), { bodyLimit: largestUpload })
}

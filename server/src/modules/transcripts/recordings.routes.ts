import { getRecording, getRecordingLink, setRecordingOffset } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { answerWithFile } from '../../platform/http/file-answer.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Recordings } from './recordings.service.ts'

export function recordingRoutes(app: FastifyInstance, recordings: Recordings): void {
  mount(app, getRecordingLink, async ({ actor, params }) => recordings.link(actor, params.id))
  mount(app, setRecordingOffset, async ({ actor, params, body }) =>
    recordings.setOffset(actor, params.id, body.offsetMs),
  )
  mount(app, getRecording, async ({ params, query, request, reply }) =>
    answerWithFile(request, reply, await recordings.open(params.id, query)),
  )
}

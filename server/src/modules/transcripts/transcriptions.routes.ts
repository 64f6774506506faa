import { beginTranscription, getTranscriptionService, stopTranscription } from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Transcription } from './transcription.service.ts'

export function transcriptionRoutes(
  app: FastifyInstance,
  transcription: Transcription,
  reviewsWordedBy: string | null,
): void {
  mount(app, getTranscriptionService, async ({ actor }) => ({
    service: await transcription.offered(actor),
    reviewsWordedBy,
  }))
  mount(app, beginTranscription, async ({ actor, params }) => transcription.beginAgain(actor, params.id))
  mount(app, stopTranscription, async ({ actor, params }) => {
    await transcription.stopOwn(actor, params.id)
    return {}
  })
}

import {
  createSimulation,
  exportSimulations,
  forkSimulation,
  getCallBrief,
  getProgress,
  getSimulation,
  getSimulationReview,
  listSimulations,
  saveNotes,
  scoreSimulationAgain,
  choosePractice,
  takeUpTranscript,
} from '@ringside/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { mount } from '../../platform/http/mount.ts'
import { saveAs } from '../../platform/http/saved-file.ts'
import type { Progress } from './progress.service.ts'
import type { Simulations } from './simulations.service.ts'

/** The `Idempotency-Key` header, when there is one. */
function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return undefined
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw new AppError('invalid', 'An Idempotency-Key has at most 200 characters and no spaces.')
}

export function simulationRoutes(app: FastifyInstance, simulations: Simulations, progress: Progress): void {
  mount(app, createSimulation, ({ actor, body, request }) => simulations.create(actor, body, keyOf(request)))
  mount(app, listSimulations, ({ actor, query }) => simulations.list(actor, query))
  mount(app, exportSimulations, async ({ actor, query, reply }) => saveAs(reply, await simulations.table(actor, query)))
  mount(app, getCallBrief, ({ actor, query }) => simulations.brief(actor, query))
  mount(app, getSimulation, ({ actor, params }) => simulations.get(actor, params.id))
  mount(app, forkSimulation, ({ actor, params, body }) => simulations.fork(actor, params.id, body.turn))
  mount(app, choosePractice, async ({ actor, params, body: { personaId } }) => {
    await simulations.choosePractice(actor, params.id, personaId)
    return { personaId }
  })
  mount(app, takeUpTranscript, ({ actor, params, body }) => simulations.takeUp(actor, params.id, body.line))
  mount(app, saveNotes, async ({ actor, params, body }) => ({
    notes: await simulations.saveNotes(actor, params.id, body.notes),
  }))
  mount(app, getSimulationReview, ({ actor, params }) => simulations.review(actor, params.id))
  mount(app, scoreSimulationAgain, ({ actor, params }) => simulations.scoreAgain(actor, params.id))
  mount(app, getProgress, ({ actor, params, query }) => progress.of(actor, params.userId, query.zone))
}

import {
  addComment,
  countUnreadMentions,
  exportReviewCsv,
  exportReviewJson,
  exportReviewPdf,
  listComments,
  listMentions,
  listReaders,
  listScoredCalls,
  getAgreement,
  getJudging,
  listScorings,
  overrideCriterion,
  readMentions,
  takeBackOverride,
} from '@ringside/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { saveAs } from '../../platform/http/saved-file.ts'
import type { Exports } from './exports/exports.service.ts'
import type { Reviews } from './reviews.service.ts'

export function reviewRoutes(app: FastifyInstance, reviews: Reviews, exports: Exports): void {
  mount(app, listComments, ({ actor, params }) => reviews.comments(actor, params.id))
  mount(app, listReaders, ({ actor, params }) => reviews.readers(actor, params.id))
  mount(app, listMentions, ({ actor, query }) => reviews.mentions(actor, query))
  mount(app, countUnreadMentions, async ({ actor }) => ({ unread: await reviews.unreadMentions(actor) }))
  mount(app, readMentions, async ({ actor, body }) => ({
    unread: await reviews.readMentions(actor, body.commentIds),
  }))
  mount(app, listScoredCalls, ({ actor, query }) => reviews.scoredCalls(actor, query))
  mount(app, listScorings, ({ actor, params }) => reviews.scorings(actor, params.id))
  mount(app, getAgreement, ({ actor }) => reviews.agreement(actor))
  mount(app, overrideCriterion, async ({ actor, params, body }) => ({
    review: await reviews.override(actor, { reviewId: params.id, criterion: params.criterion }, body),
  }))
  mount(app, takeBackOverride, async ({ actor, params }) => ({
    review: await reviews.takeBack(actor, { reviewId: params.id, criterion: params.criterion }),
  }))
  mount(app, getJudging, ({ actor, params, query }) =>
    reviews.judging(actor, { reviewId: params.id, criterion: params.criterion }, query),
  )
  mount(app, addComment, ({ actor, params, body }) => reviews.addComment(actor, params.id, body))
  mount(app, exportReviewPdf, async ({ actor, params, reply }) =>
    saveAs(reply, await exports.review(actor, params.id, 'pdf')),
  )
  mount(app, exportReviewCsv, async ({ actor, params, reply }) =>
    saveAs(reply, await exports.review(actor, params.id, 'csv')),
  )
  mount(app, exportReviewJson, async ({ actor, params, reply }) =>
    saveAs(reply, await exports.review(actor, params.id, 'json')),
  )
}

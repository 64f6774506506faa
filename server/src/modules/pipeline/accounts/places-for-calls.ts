import type { makeAccountFromCall } from '@ringside/contract'
import type { z } from 'zod'
import type { Tx } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { claim, lockCounts } from '../caps.repository.ts'
import { holdContactProfile } from '../decision-makers/contact-profiles.service.ts'
import { newSegmentRow } from '../segments/new-segment.ts'
import { insertSegment } from '../segments/segments.repository.ts'
import type { Maker } from './account-rows.ts'

type Body = z.output<NonNullable<typeof makeAccountFromCall.body>>

/** Where whoever is made of a call belongs: what there is, or what is made with them. */
export type PlaceGiven = Pick<Body, 'targetSegmentProfileId' | 'segment' | 'contactProfileId' | 'decisionMaker'>

/**
 * The segment and the decision maker of somebody made of a call, made in the caller's transaction where they are not there
 * yet: what follows fails, and none of them is left. Throws `limit-reached` at the caps of both.
 */
export async function placeForCall(
  tx: Tx,
  maker: Maker,
  { targetSegmentProfileId, segment, contactProfileId, decisionMaker }: PlaceGiven,
  at: Date,
): Promise<{ segmentId: string; contactProfileId: string }> {
  // The counts first, as everywhere.
  await lockCounts(tx, maker.orgId)
  return {
    segmentId: targetSegmentProfileId ?? (await makeSegment(tx, maker, given(segment), at)),
    contactProfileId: contactProfileId ?? (await holdContactProfile(tx, maker.orgId, given(decisionMaker), at)).id,
  }
}

async function makeSegment(tx: Tx, maker: Maker, fields: NonNullable<Body['segment']>, at: Date): Promise<string> {
  const row = newSegmentRow(maker, fields, at)
  await claim(tx, maker.orgId, 'targetSegments')
  await insertSegment(tx, row)
  return row.id
}

/** The contract asks for one of two: this one, where the other is not there. */
function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new AppError('invalid', 'Choose a segment and a decision maker.')
  return value
}

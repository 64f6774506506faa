import { segmentNames, segmentSchema } from '@ringside/contract'
import { expect, it } from 'vitest'
import { calls, servePipeline, test } from '../pipeline.fixture.ts'

servePipeline()

it('a segment is named as in the list of all, though only those that share its name are read', async () => {
  const { member, outsider } = await test.makeOrganization()
  const named = (name: string, more: object = {}) => calls.addSegment(member, { name, ...more })
  const segments = [
    await named('Food makers'),
    await named('food makers '),
    await named('Food makers 2'),
    await named('Food makers', { companySize: '51-200' }),
    await named('Bakers'),
  ]
  await calls.addSegment(outsider, { name: 'Food makers' })
  const names = segmentNames(segments.map((segment) => segmentSchema.parse(segment)))
  const nameOf = (id: string, orgId = member.orgId) =>
    test.modules.pipeline.nameOfTarget(orgId, { kind: 'segment', id })
  for (const { _id } of segments) expect(await nameOf(_id)).toBe(names.get(_id))
  const [first, second] = segments
  expect(await nameOf(first?._id ?? '', outsider.orgId)).toBeNull()
  await calls.put(member, `target-segment/${second?._id}/archive`, { orgId: member.orgId, userId: member.userId })
  expect(await nameOf(second?._id ?? '')).toBeNull()
})

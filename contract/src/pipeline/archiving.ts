import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { byId, providerIdSchema } from '../kernel/ids.ts'

const archiveBody = z.strictObject({ userId: providerIdSchema })

/** The calls that archive one thing and restore it: in one's own name, as the specification has it. */
export const archiving = <Response extends z.ZodType>(what: string, path: string, response: Response) => ({
  archive: endpoint({
    method: 'PUT',
    path: `/api/pipeline/${path}/:id/archive`,
    access: 'member',
    summary: `Archive ${what}`,
    params: byId,
    body: archiveBody,
    response,
    errors: ['not-found', 'forbidden'],
  }),
  unarchive: endpoint({
    method: 'PUT',
    path: `/api/pipeline/${path}/:id/unarchive`,
    access: 'member',
    summary: `Restore ${what}`,
    params: byId,
    body: archiveBody,
    response,
    errors: ['not-found', 'forbidden', 'conflict', 'limit-reached'],
  }),
})

import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idSchema } from '../kernel/ids.ts'

const unread = z.object({ unread: z.number().int().min(0) })

export const countUnreadMentions = endpoint({
  method: 'GET',
  path: '/api/mentions/unread',
  access: 'member',
  summary: 'How many comments that mention the caller, on reviews they may see, they have not read',
  response: unread,
  errors: [],
})

export const readMentions = endpoint({
  method: 'POST',
  path: '/api/mentions/read',
  access: 'member',
  summary: 'The caller has read these comments. Those that don’t mention them, or are not there, change nothing',
  body: z.strictObject({ commentIds: z.array(idSchema).min(1).max(200) }),
  response: unread,
  errors: [],
})

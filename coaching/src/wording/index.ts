export { judgeWording } from './check.ts'
export type { Fault } from './check.ts'
export { briefOf } from './wording.ts'
export type { Brief, Decided } from './wording.ts'

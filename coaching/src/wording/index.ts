export { judgeWording } from './check.ts'
export { briefOf, isSaidAsDecided } from './wording.ts'
export type { Brief, Decided } from './wording.ts'

export { briefOfProse } from './brief.ts'
export { judgeProse, type JudgedProse, type ProseFault } from './judge.ts'
export { partsOf, type ProsePart } from './parts.ts'

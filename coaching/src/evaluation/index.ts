export { runCall } from './run-call.ts'
export type { PlayedCall } from './run-call.ts'
export { repKinds } from './scripted-reps.ts'
export type { RepKind } from './scripted-reps.ts'

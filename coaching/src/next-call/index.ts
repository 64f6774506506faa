export { skills, skillWindow, weakestSkill } from './skills.ts'
export type { Skill } from './skills.ts'
export { suggestNextCall } from './suggest-next-call.ts'
export type { Candidate, NextCall, NextCallInput, RecentCall } from './candidate.ts'

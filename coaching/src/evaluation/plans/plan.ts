/** One step of a rep's plan; with a chance, it is left out now and then, and with `notes`, until that many were taken. */
export type Stage = { key: string; chance?: number; notes?: number }

/** There is nothing to sum up before the buyer has said two things. */
const stage = (key: string): Stage => (key === 'recap' ? { key, notes: 2 } : { key })
export const all = (...keys: string[]): Stage[] => keys.map(stage)
export const perhaps = (key: string, chance: number): Stage => ({ ...stage(key), chance })

/** What each kind of rep does in a call of one type, in order. */
export type Plans = Record<'excellent' | 'good' | 'average' | 'weak' | 'pushy', readonly Stage[]>

import { meaningOf } from '../perceive.ts'

/** Words that any question about any work may have: they point at nothing of the owner's. */
export const ofAnything = meaningOf(
  'time times day days week month year morning people thing things way lot know never always often still every before because after while happen happens ever usually hard difficult easy problem trouble issue wrong keep keeps find early late soon enough come comes take takes make makes use uses work works working business company team staff customers high low big small three two many much good bad worst most start starts first last',
)

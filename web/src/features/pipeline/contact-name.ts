import type { ContactProfile } from '@ringside/contract/pipeline/accounts'

/** "VP/Director Level, Operations" */
export const contactName = (contact: ContactProfile): string =>
  contact.department ? `${contact.level}, ${contact.department}` : contact.level

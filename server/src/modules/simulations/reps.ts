import type { ProductSummary, Profile } from '@ringside/contract'
import type { CallSetup } from '@ringside/coaching/buyer/index'
import { productOf } from '@ringside/coaching/product-summary/selling'
import type { MemberActor } from '../../platform/http/actor.ts'

/** The rep as a call knows them, but for their name: whom they call for and what they sell. */
export type RepIntroduction = Omit<CallSetup['rep'], 'firstName'>

/** What the people's part of the server knows of a rep. */
export interface Reps {
  productSummaryOf(userId: string): Promise<ProductSummary | null>
  profileOf(userId: string): Promise<Pick<Profile, 'you' | 'goals'>>
  organizationNameOf(actor: MemberActor): Promise<string>
}

/** How the rep may be spoken of by the buyer. Who has not said whom they call for calls for their organisation. */
export async function introduce(reps: Reps, actor: MemberActor): Promise<RepIntroduction> {
  const [product, { you }] = await Promise.all([reps.productSummaryOf(actor.userId), reps.profileOf(actor.userId)])
  const companyName = you.companyName || (await reps.organizationNameOf(actor))
  return { companyName, product: productOf(product) }
}

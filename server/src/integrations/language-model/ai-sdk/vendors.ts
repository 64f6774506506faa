import type { LanguageModel as SdkModel } from 'ai'

/** Which of the vendors, and how it is reached. */
export interface ModelAddress {
  readonly vendor: 'openai-compatible' | 'anthropic' | 'openai'
  /** The model's own name at its vendor. */
  readonly id: string
  /** Null: the vendor's own address. A server of the compatible kind has none. */
  readonly url: string | null
  readonly key: string | null
}

/** The vendor's model. Of three vendors only the one that is asked for is loaded. */
export async function vendorModel({ vendor, id, url, key }: ModelAddress): Promise<SdkModel> {
  const reached = { ...(url === null ? {} : { baseURL: url }), ...(key === null ? {} : { apiKey: key }) }
  switch (vendor) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(reached)(id)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      // Called without `chat` it asks an address that gateways and servers of one's own don't have.
      return createOpenAI(reached).chat(id)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      // Tokens are told at the end of a stream only to those who ask for it.
      return createOpenAICompatible({ name: 'own', baseURL: url ?? '', includeUsage: true, ...reached }).chatModel(id)
    }
  }
}

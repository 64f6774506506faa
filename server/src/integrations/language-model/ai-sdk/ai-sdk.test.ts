import { languageModelConformance } from '../language-model.conformance.ts'
import { createAiSdkModel } from './ai-sdk.ts'

languageModelConformance('a server that speaks as OpenAI does', (url) =>
  createAiSdkModel({ vendor: 'openai-compatible', id: 'llama', url, key: null }),
)
languageModelConformance('OpenAI', (url) => createAiSdkModel({ vendor: 'openai', id: 'gpt', url, key: 'k' }))
languageModelConformance('Anthropic', (url) => createAiSdkModel({ vendor: 'anthropic', id: 'claude', url, key: 'k' }))

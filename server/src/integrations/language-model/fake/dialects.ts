type Counted = { readonly read: number; readonly written: number } | null

/** How a vendor's stream is written. */
export interface Dialect {
  begin(): string
  say(text: string): string
  end(tokens: Counted, isCut: boolean): string
}

const data = (body: object): string => `data: ${JSON.stringify(body)}\n\n`
const named = (body: { type: string }): string => `event: ${body.type}\n${data(body)}`

const chunk = (choices: readonly object[], more: object = {}): string =>
  data({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices, ...more })

const openAi: Dialect = {
  begin: () => chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  say: (content) => chunk([{ index: 0, delta: { content }, finish_reason: null }]),
  end: (tokens, isCut) => {
    const usage = tokens && {
      prompt_tokens: tokens.read,
      completion_tokens: tokens.written,
      total_tokens: tokens.read + tokens.written,
    }
    const last = chunk([{ index: 0, delta: {}, finish_reason: isCut ? 'length' : 'stop' }])
    return `${last}${usage ? chunk([], { usage }) : ''}data: [DONE]\n\n`
  },
}

const anthropic: Dialect = {
  begin: () => {
    const message = {
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'fake',
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 0, output_tokens: 0 },
    }
    return [
      { type: 'message_start', message },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
    ]
      .map(named)
      .join('')
  },
  say: (text) => data({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  end: (tokens, isCut) => {
    const usage = { input_tokens: tokens?.read ?? 0, output_tokens: tokens?.written ?? 0 }
    return [
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn', stop_sequence: null }, usage },
      { type: 'message_stop' },
    ]
      .map(named)
      .join('')
  },
}

/** The vendors speak two ways, known by the address that is asked. */
export const dialectOf = (path: string): Dialect => (path.endsWith('/messages') ? anthropic : openAi)

import { getMail, sendTestMail, type OutboxMail } from '@ringside/contract/admin/mail'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api/client.ts'
import { wordsOf } from '../../lib/api/query-client.ts'
import { formatMoment } from '../../lib/time-format.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstInvalid } from '../../ui/focus-invalid.ts'
import { Section } from '../../ui/page.tsx'
import { ErrorState, SkeletonRows } from '../../ui/states.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-columns.ts'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import { ShowMore } from './show-more.tsx'
import { mailQuery, siteKey } from './site-queries.ts'

const stateWords: Record<OutboxMail['state'], [words: string, tone: ChipTone]> = {
  queued: ['Queued', 'plain'],
  stored: ['Stored, not sent', 'warn'],
  sent: ['Sent', 'good'],
  failed: ['Failed', 'bad'],
}

const columnsWith = (onOpen: (mail: OutboxMail) => void): Column<OutboxMail>[] => [
  {
    key: 'subject',
    head: 'Subject',
    phone: 'lead',
    cell: (mail) => (
      <button type="button" className="rounded-tick font-medium hover:underline" onClick={() => onOpen(mail)}>
        {mail.subject}
      </button>
    ),
  },
  { key: 'to', head: 'To', cell: (mail) => mail.to, phone: 'detail' },
  {
    key: 'state',
    head: 'State',
    phone: 'value',
    cell: (mail) => (
      <span title={mail.reason || undefined}>
        <Chip tone={stateWords[mail.state][1]}>{stateWords[mail.state][0]}</Chip>
      </span>
    ),
  },
  {
    key: 'at',
    head: 'When',
    align: 'right',
    phone: 'end',
    cell: (mail) => formatMoment(mail.at),
  },
]

function MailDialog({ mail, onClose }: { mail: OutboxMail; onClose(): void }) {
  const query = useQuery({
    queryKey: [...siteKey, 'mail', mail._id],
    queryFn: ({ signal }) => call(getMail, { params: { id: mail._id }, signal }),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width={640}
      title={mail.subject}
      description={`To ${mail.to}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {query.isPending && <SkeletonRows rows={3} />}
      {query.isLoadingError && <ErrorState title="The mail could not be read">{wordsOf(query.error)}</ErrorState>}
      {query.data && <pre className="font-sans whitespace-pre-wrap">{query.data.text}</pre>}
    </Dialog>
  )
}

function TestMail() {
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const missing = { subject: subject.trim() === '', text: text.trim() === '' }
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: () => call(sendTestMail, { body: { subject, text } }),
    onSettled: () => client.invalidateQueries({ queryKey: mailQuery.queryKey }),
  })
  return (
    <form
      className="flex max-w-[560px] flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (missing.subject || missing.text) focusFirstInvalid()
        else send.mutate()
      }}
    >
      <Field label="Subject" error={tried && missing.subject ? 'Write a subject.' : undefined}>
        <TextInput value={subject} maxLength={150} onChange={(event) => setSubject(event.target.value)} />
      </Field>
      <Field label="Text" error={tried && missing.text ? 'Write a line or two.' : undefined}>
        <TextArea value={text} maxLength={10_000} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex items-center gap-3">
        <Button type="submit" variant="primary" loading={send.isPending}>
          Send to yourself
        </Button>
        <span role="status" className="text-small text-ink-2">
          {send.isError ? wordsOf(send.error) : send.data ? `${stateWords[send.data.state][0]}.` : ''}
        </span>
      </div>
    </form>
  )
}

/** Mail that was sent or stored, and a test message. */
export function EmailView() {
  const query = useInfiniteQuery(mailQuery)
  const mails = query.data?.pages.flatMap((page) => page.items) ?? []
  const [first] = query.data?.pages ?? []
  const [opened, setOpened] = useState<OutboxMail | null>(null)
  return (
    <>
      <Section title="Send a test">
        {first?.sending === false && (
          <p className="mb-3 text-ink-2">No mail server is configured: mail is stored here and not sent.</p>
        )}
        <TestMail />
      </Section>
      <h2 className="px-6 pt-5 pb-1 text-h2 font-semibold max-tablet:px-4">Delivery log</h2>
      {query.isPending && <SkeletonRows />}
      {query.isError && !query.data && (
        <ErrorState title="The mail could not be read" onRetry={() => void query.refetch()}>
          {wordsOf(query.error)}
        </ErrorState>
      )}
      {first?.items.length === 0 && (
        <p className="px-6 py-2 text-ink-2 max-tablet:px-4">
          No mail yet. Invites, verifications and password resets appear here.
        </p>
      )}
      {mails.length > 0 && (
        <Table
          label="Mail"
          rows={mails}
          totalRows={first?.total ?? mails.length}
          columns={columnsWith(setOpened)}
          rowKey={(mail) => mail._id}
          onOpen={(mail) => setOpened(mail)}
        />
      )}
      <ShowMore query={query} left={(first?.total ?? 0) - mails.length} />
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

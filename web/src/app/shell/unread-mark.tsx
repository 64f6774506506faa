/** How many comments speak to the one who is signed in and are not read yet. */
export const UnreadMark = ({ unread }: { unread: number }) => (
  <span className="inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-primary px-1 text-tiny font-semibold text-on-primary">
    {unread > 99 ? '99+' : unread}
    <span className="sr-only"> {unread === 1 ? 'unread mention' : 'unread mentions'}</span>
  </span>
)

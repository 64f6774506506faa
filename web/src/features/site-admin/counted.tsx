/** A figure of a table: alone under its head, and with its word on a phone, where there is no head. */
export function Counted({ count, one, many = `${one}s` }: { count: number; one: string; many?: string }) {
  return (
    <>
      {count.toLocaleString('en-GB')}
      <span className="tablet:hidden"> {count === 1 ? one : many}</span>
    </>
  )
}

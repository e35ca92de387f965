/** Honeypot field, hidden from people, the tab order and screen readers. Submissions that fill it in are rejected. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" data-undrafted="" />
      </label>
    </div>
  );
}

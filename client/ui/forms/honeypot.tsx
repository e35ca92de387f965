/** A field that no person meets: not in sight, not in the order of keys, not read out. Programs fill it in and are refused. */
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

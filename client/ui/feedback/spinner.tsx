import { clsx } from 'clsx';

/** Decorative spinner: the text beside it names what is loading. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={clsx('animate-[spin_1s_linear_infinite]', className)}>
      <circle cx="12" cy="5" r="4" fill="currentColor" />
      <circle cx="12" cy="19" r="4" fill="currentColor" opacity="0.55" />
    </svg>
  );
}

export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[70dvh] place-items-center">
      <div className="grid justify-items-center gap-3 text-ink-soft">
        <Spinner className="size-10 text-accent" />
        {/* System font, because fetching the app's fonts would delay the scripts that the page needs first. */}
        <p className="font-[system-ui]">{label}</p>
      </div>
    </div>
  );
}

import { clsx } from 'clsx';

/** Decorative: the text beside it says what is loading. */
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
        {/* The device's own letters: the app's fonts would be fetched before the scripts that everything waits for. */}
        <p className="font-[system-ui]">{label}</p>
      </div>
    </div>
  );
}

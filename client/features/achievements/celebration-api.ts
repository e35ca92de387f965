const STORAGE_KEY = 'jugal.celebrated';
/** Pause between the bursts of several achievements, in milliseconds. */
const PAUSE_MS = 350;
/** Logo colours. */
const COLOURS = ['#f0437f', '#f3a61f', '#e2512d', '#4fb3c4'];

/**
 * Fires one burst of confetti for each achievement not yet celebrated in this browser; none with reduced motion. The
 * library is loaded with the first burst.
 */
export async function celebrate(achievementIds: readonly string[]): Promise<void> {
  const celebrated = readCelebrated();
  const fresh = achievementIds.filter((id) => !celebrated.includes(id));
  if (fresh.length === 0) return;
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...celebrated, ...fresh]));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  // No worker: it would come from a blob, which the content security policy forbids.
  const throwConfetti = confetti.create(undefined, { resize: true, useWorker: false });
  for (const index of fresh.keys()) {
    setTimeout(
      () =>
        void throwConfetti({
          particleCount: 90,
          spread: 75,
          startVelocity: 42,
          origin: { x: [0.5, 0.25, 0.75][index % 3] ?? 0.5, y: 0.6 },
          colors: COLOURS,
          disableForReducedMotion: true,
        }),
      index * PAUSE_MS,
    );
  }
}

function readCelebrated(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

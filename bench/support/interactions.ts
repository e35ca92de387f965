import type { BrowserContext, Page } from '@playwright/test';

/** Records in each page of the context how long interactions take until their next paint. */
export async function watchInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const interactions = new Map<number, number>();
    Reflect.set(globalThis, 'interactions', interactions);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'));
        if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Returns milliseconds of each interaction since the last call, rounded by the browser to 8; shorter than 16 are left out. */
export function collectInteractions(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const interactions: unknown = Reflect.get(globalThis, 'interactions');
    if (!(interactions instanceof Map)) return [];
    const durations = [...interactions.values()].map(Number);
    interactions.clear();
    return durations;
  });
}

import { useEffect, useSyncExternalStore } from 'react';
import { brand } from '#contract/brand.ts';
import { factTokens, SITE_FACTS_ID, SITE_FACTS_PATH, type SiteFacts } from '#contract/site-facts.ts';
import { request } from './request.ts';

/** The configured prices as they are written; tokens while the build writes the pages. */
export type ShownPrices = Record<'yearly' | 'monthly' | 'freeDates' | 'freeMemories', string | number>;

let known: SiteFacts | null | undefined;
const listeners = new Set<() => void>();

/** What this page carries, or was told since; `null` in the build, and where the server put in nothing. */
export function siteFacts(): SiteFacts | null {
  if (typeof document === 'undefined') return null;
  if (known === undefined) {
    const text = document.getElementById(SITE_FACTS_ID)?.textContent;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server wrote it with the same type
    known = text ? (JSON.parse(text) as SiteFacts) : null;
  }
  return known;
}

/** The address of a path as others reach it. */
export function publicAddress(path: string) {
  if (typeof document === 'undefined') return factTokens.publicUrl + path;
  return (siteFacts()?.publicUrl ?? location.origin) + path;
}

/** The prices. `null` only where one came by a link from a member's screen, until they have been read. */
export function usePrices(): ShownPrices | null {
  const facts = useFacts();
  useEffect(() => {
    if (!facts?.prices) void readFacts();
  }, [facts]);
  const isWriting = useIsWriting();
  return facts?.prices ?? (isWriting ? factTokens : null);
}

/** The address of the support. */
export function useSupportEmail(): string {
  const facts = useFacts();
  const isWriting = useIsWriting();
  return facts?.supportEmail ?? (isWriting ? factTokens.supportEmail : brand.supportEmail);
}

function useFacts() {
  return useSyncExternalStore(subscribe, siteFacts, siteFacts);
}

/** In the build, and in the first render of a page that it wrote and nobody filled in (the development server's). */
function useIsWriting() {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

async function readFacts() {
  // Without an answer the page goes without figures; they are no reason to fail.
  const facts = await request<SiteFacts>('GET', SITE_FACTS_PATH).catch(() => null);
  if (!facts) return;
  known = facts;
  for (const listener of listeners) listener();
}

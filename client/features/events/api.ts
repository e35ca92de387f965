import { useCallback, useEffect, useState } from 'react';
import type { Experience } from '#contract/experiences.ts';
import { factTokens } from '#contract/site-facts.ts';
import { request } from '../../lib/public/request.ts';
import { siteFacts } from '../../lib/public/site-facts.ts';

/** `written` is the page as the build writes it: the server draws the list in its place. */
type Experiences =
  | { state: 'written'; token: string }
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'loaded'; list: readonly Experience[] };

/** The experiences: those that the page carries, else the API's. */
export function useExperiences() {
  const [experiences, setExperiences] = useState(readCarried);
  const load = useCallback(async () => {
    setExperiences({ state: 'loading' });
    try {
      setExperiences({ state: 'loaded', list: await request<Experience[]>('GET', '/api/experiences') });
    } catch {
      // The page says so, and offers another try.
      setExperiences({ state: 'failed' });
    }
  }, []);
  const isCarried = experiences.state === 'loaded';
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes without a list
  useEffect(() => void (isCarried || load()), []);
  return { experiences, load };
}

function readCarried(): Experiences {
  if (typeof document === 'undefined') return { state: 'written', token: factTokens.experiences };
  const list = siteFacts()?.experiences;
  return list ? { state: 'loaded', list } : { state: 'loading' };
}

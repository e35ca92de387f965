import type { Nudge } from '#contract/nudges.ts';
import { api, client } from '#client/data/api.ts';
import { usePages } from '#client/data/use-pages.ts';

/** Returns the nudges of both, newest first. */
export function useNudges() {
  return usePages<Nudge>(api.nudges.list.key(), (page, options) => client.nudges.list(page, options));
}

/** Returns the nudges that the member received, newest first. */
export function useReceivedNudges() {
  return usePages<Nudge>(api.nudges.received.key(), (page, options) => client.nudges.received(page, options));
}

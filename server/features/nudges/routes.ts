import { nudges } from '#contract/nudges.ts';
import { serve } from '#server/http/bind.ts';
import { readNudges, readReceivedNudge, sendNudge } from './service.ts';

export const nudgesRoutes = serve(nudges, {
  list: readNudges,
  send: sendNudge,
  markRead: readReceivedNudge,
});

import { nudges } from '#domain/nudges/api.ts';
import { implement } from '#server/http/implement.ts';
import { heartNudge, markNudgeAsRead, readNudges, readReceivedNudges, sendNudge } from './service.ts';

export const nudgesRoutes = implement(nudges, {
  list: readNudges,
  send: sendNudge,
  received: readReceivedNudges,
  heart: heartNudge,
  markRead: markNudgeAsRead,
});

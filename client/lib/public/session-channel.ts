import { createPageChannel } from './page-channel.ts';

/** `ending`: a tab asks the server to end the session. `kept`: that failed. `ended`: the other tabs leave too. */
type SessionMessage = 'ending' | 'kept' | 'ended';

export const sessionChannel = createPageChannel<SessionMessage>('jugal-session');

/** Stable codes in which `GET /api/ready` tells a monitor why this server should receive no calls. */
export const READINESS_PARTS = ['draining', 'database', 'migrations', 'files'] as const;
export type ReadinessPart = (typeof READINESS_PARTS)[number];

/** Format of the client's key for a call and its retries, unique among the member's calls. */
export const IDEMPOTENCY_KEY = /^[\w.:-]{1,128}$/;

/**
 * Header of a response to a read: the place after the announcements that the server had received before it. A stream of
 * live updates that starts from it reports the later ones.
 */
export const LIVE_POSITION_HEADER = 'x-live-position';

/**
 * Header of every answer of the server, with the name of its release. An answer without it comes from something between:
 * a proxy, or the sign-in page of a network.
 */
export const SERVER_HEADER = 'x-jugal';

/** Header with the id of the member who makes the call. The server answers 401 if another member is signed in. */
export const MEMBER_HEADER = 'x-member-id';

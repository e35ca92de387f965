/** What `GET /api/ready` names when this server should get no calls: stable codes, for whoever watches it. */
export const READINESS_PARTS = ['draining', 'database', 'migrations', 'files'] as const;
export type ReadinessPart = (typeof READINESS_PARTS)[number];

/** What names a call for its repetitions: the client's own, unique among its member's calls. */
export const IDEMPOTENCY_KEY = /^[\w.:-]{1,128}$/;

/** Names the member whose call it is, by id: to whoever else is signed in it is 401. */
export const MEMBER_HEADER = 'x-member-id';

/** What `GET /api/ready` names when this server should get no calls: stable codes, for whoever watches it. */
export const READINESS_PARTS = ['draining', 'database', 'migrations', 'files'] as const;
export type ReadinessPart = (typeof READINESS_PARTS)[number];

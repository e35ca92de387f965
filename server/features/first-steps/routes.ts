import { firstSteps } from '#domain/first-steps/api.ts';
import { implement } from '#server/http/implement.ts';
import { putAway, readFirstSteps } from './service.ts';

export const firstStepsRoutes = implement(firstSteps, { get: readFirstSteps, putAway });

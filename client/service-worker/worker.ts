import { routePages } from './pages.ts';
import { routeReads } from './reads.ts';
import type { WorkerScope } from './scope.ts';
import { handleUpdates } from './updates.ts';

declare const self: WorkerScope;

handleUpdates(self);
routePages(self);
routeReads();

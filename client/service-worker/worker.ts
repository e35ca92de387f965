import '#client/lib/built-ins/in-service-worker.ts';
import { receiveHanded } from './handed.ts';
import { sendWhenBack } from './outbox.ts';
import { routePages } from './pages.ts';
import { routePictures } from './pictures.ts';
import { handlePush } from './push.ts';
import type { WorkerScope } from './scope.ts';
import { handleUpdates } from './updates.ts';
import { holdVault } from './worker-vault.ts';

declare const self: WorkerScope;

holdVault(self);
handleUpdates(self);
handlePush(self);
receiveHanded(self);
routePages(self);
routePictures();
sendWhenBack(self);

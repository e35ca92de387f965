import { couples } from '#contract/couples.ts';
import { serve } from '#server/http/bind.ts';
import { invitePartner, joinCouple } from './pairing-service.ts';
import { changeAnniversary, createCouple, leaveCouple, readCurrentCouple, readOwnCouple } from './service.ts';

export const couplesRoutes = serve(couples, {
  current: readCurrentCouple,
  get: readOwnCouple,
  create: createCouple,
  join: joinCouple,
  invitePartner,
  changeAnniversary,
  leave: leaveCouple,
});

import { couples } from '#contract/couples.ts';
import { implement } from '#server/http/implement.ts';
import {
  invitePartner,
  joinCouple,
  readInvitation,
  readInviter,
  renewInviteCode,
} from './pairing-service.ts';
import {
  changeAnniversary,
  changeCoupleName,
  createCouple,
  leaveCouple,
  readCurrentCouple,
  readOwnCouple,
} from './service.ts';

export const couplesRoutes = implement(couples, {
  current: readCurrentCouple,
  get: readOwnCouple,
  create: createCouple,
  join: joinCouple,
  readInvitation,
  readInviter,
  renewInviteCode,
  invitePartner,
  changeAnniversary,
  changeName: changeCoupleName,
  leave: leaveCouple,
});

import { couples } from '#domain/couples/api.ts';
import { proving } from '#server/features/second-factors/proof-service.ts';
import { implement } from '#server/http/implement.ts';
import { leaveCouple } from './leaving-service.ts';
import { invitePartner, joinCouple, readInvitation, readInviter, renewInviteCode } from './pairing-service.ts';
import {
  changeAnniversary,
  changeCoupleName,
  changeEvening,
  createCouple,
  finishWelcome,
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
  changeEvening,
  finishWelcome,
  leave: proving('recent', leaveCouple),
});

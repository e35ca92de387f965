import { fromPartner } from '#domain/from-partner/api.ts';
import { implement } from '#server/http/implement.ts';
import { readFromPartner, saveFromPartner } from './service.ts';

export const fromPartnerRoutes = implement(fromPartner, { get: readFromPartner, set: saveFromPartner });

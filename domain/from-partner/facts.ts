import { faultsOf } from '#domain/kernel/fault.ts';

/** Days for which the card shows the partner's comments, reactions, photos and given items. */
export const SHOWN_DAYS = 3;

export interface FromPartnerFaults {
  instantInvalid: [];
}
export const fromPartnerFault = faultsOf<FromPartnerFaults>('fromPartner');

import { faultsOf } from '#domain/kernel/fault.ts';

/** Number of letters and digits in an invite code. */
export const INVITE_CODE_LENGTH = 8;
/** Days for which an invite code is valid. */
export const INVITE_CODE_DAYS = 14;
/** Maximum length of a couple's own name in characters. */
export const COUPLE_NAME_MAX = 60;

export interface CouplesFaults {
  anniversaryRequired: [];
  codeInvalid: [];
  codeRequired: [];
  eveningInvalid: [];
  nameRequired: [];
  partnerNameRequired: [];
}
export const couplesFault = faultsOf<CouplesFaults>('couples');

/** The half-hours in India at which a couple can be reminded of the day's question. */
export const EVENING_TIMES = ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00'] as const;

export const MEMBERS_MAX = 2;
/** Days after pairing during which a leaving member takes their records along. */
export const TAKE_BACK_DAYS = 7;

import { faultsOf } from '#domain/kernel/fault.ts';

export const NUDGE_TYPES = ['gentle', 'sweet', 'playful', 'reminder'] as const;
export const NUDGE_MESSAGE_MAX_LENGTH = 500;

export interface NudgesFaults {
  messageRequired: [];
  messageTooLong: [];
  typeInvalid: [];
}
export const nudgesFault = faultsOf<NudgesFaults>('nudges');

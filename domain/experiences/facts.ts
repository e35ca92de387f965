import { faultsOf } from '#domain/kernel/fault.ts';

export const EXPERIENCE_STATUSES = ['Available', 'Coming Soon', 'Sold Out'] as const;

/** Default label of an experience's button. It is only a code: the screens show its translation. */
export const DEFAULT_BUTTON_TEXT = 'Book Now';

export interface ExperiencesFaults {
  buttonTextInvalid: [];
  countInvalid: [];
  dateInvalid: [];
  descriptionRequired: [];
  flagInvalid: [];
  iconInvalid: [];
  linkInvalid: [];
  maxParticipantsInvalid: [];
  statusInvalid: [];
  titleRequired: [];
}
export const experiencesFault = faultsOf<ExperiencesFaults>('experiences');

import { faultsOf } from '#domain/kernel/fault.ts';

export const CONTACT_CATEGORIES = [
  'general',
  'support',
  'partnership',
  'feedback',
  'media',
  'investment',
  'careers',
] as const;

/** Maximum length of a message in characters. */
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

export interface ContactFaults {
  categoryInvalid: [];
  fieldsRequired: [];
}
export const contactFault = faultsOf<ContactFaults>('contact');

export interface AdminContactFaults {
  categoryInvalid: [];
  stateInvalid: [];
}
export const adminContactFault = faultsOf<AdminContactFaults>('adminContact');

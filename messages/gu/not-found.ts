import type { Catalogue } from '#messages/catalogue.ts';
import type { notFoundText as english } from '../en/not-found.ts';

export const notFoundText: Catalogue<typeof english> = {
  title: '404: પેજ મળ્યું નહીં',
  text: 'કદાચ લિંક ખોટી છે, અથવા આ પેજ હવે અહીં નથી.',
  goHome: 'હોમ પર જાઓ',
};

import type { Catalogue } from '#messages/catalogue.ts';
import type { coupleNameText as english } from '../en/couple-name.ts';
import { isolated } from '../isolated.ts';

export const coupleNameText: Catalogue<typeof english> = {
  alone: (firstName) => `${isolated(firstName)} का कपल`,
};

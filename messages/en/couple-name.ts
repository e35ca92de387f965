import { isolated } from '../isolated.ts';
export const coupleNameText = {
  alone: (firstName: string) => `${isolated(firstName)}’s couple`,
};

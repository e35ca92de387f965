import { drawAdmin, drawArjun, drawRiya } from '../pictures/portraits/portraits.ts';

/** What the three sign in with. At least as long as registration asks, and none of the common ones. */
export const DEMO_PASSWORD = 'chai for two';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** `MM-DD`, and how old they are in the year of the demo. */
  birthday: string;
  age: number;
  drawPortrait: () => string;
}

/** Nobody has these addresses: `.example` is reserved. */
export const people = {
  riya: {
    firstName: 'Riya',
    lastName: 'Shah',
    email: 'riya@jugal.example',
    birthday: '08-04',
    age: 28,
    drawPortrait: drawRiya,
  },
  arjun: {
    firstName: 'Arjun',
    lastName: 'Patel',
    email: 'arjun@jugal.example',
    birthday: '12-19',
    age: 29,
    drawPortrait: drawArjun,
  },
  admin: {
    firstName: 'Meera',
    lastName: 'Desai',
    email: 'admin@jugal.example',
    birthday: '05-11',
    age: 51,
    drawPortrait: drawAdmin,
  },
} as const satisfies Record<string, DemoPerson>;

export const COUPLE_NAME = 'Riya & Arjun';

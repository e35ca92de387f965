import { drawAdmin, drawArjun, drawRiya } from '../pictures/portraits/portraits.ts';

/** Password of all three members. It is long enough for registration and not a common one. */
export const DEMO_PASSWORD = 'chai for two';

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  /** Birthday as `MM-DD`, and age in the year of the demo. */
  birthday: string;
  age: number;
  drawPortrait: () => string;
}

/** The demo's members. No real mailbox has these addresses, because `.example` is reserved. */
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

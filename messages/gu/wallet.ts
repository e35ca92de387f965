import type { Catalogue } from '#messages/catalogue.ts';
import type { walletText as english } from '../en/wallet.ts';
import { isSingular } from '../singular.ts';

export const walletText: Catalogue<typeof english> = {
  alreadyCheckedIn: 'આજનું ચેક-ઇન થઈ ગયું છે',
  notEnough: (needed, balance) =>
    `${needed} ${isSingular('gu', needed) ? 'કોઇન' : 'કોઇન્સ'} જોઈએ, તમારી પાસે ${balance} છે.`,
  dailyCheckIn: 'રોજનું ચેક-ઇન',
};

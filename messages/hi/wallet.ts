import type { Catalogue } from '#messages/catalogue.ts';
import type { walletText as english } from '../en/wallet.ts';
import { isSingular } from '../singular.ts';

export const walletText: Catalogue<typeof english> = {
  alreadyCheckedIn: 'आज का चेक-इन हो चुका है',
  notEnough: (needed, balance) =>
    `${needed} ${isSingular('hi', needed) ? 'कॉइन' : 'कॉइन्स'} चाहिए, पर आपके पास ${balance} ${isSingular('hi', balance) ? 'है' : 'हैं'}।`,
  dailyCheckIn: 'रोज़ का चेक-इन',
};

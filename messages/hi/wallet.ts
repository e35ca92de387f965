import type { Catalogue } from '#messages/catalogue.ts';
import type { walletText as english } from '../en/wallet.ts';

export const walletText: Catalogue<typeof english> = {
  alreadyCheckedIn: 'आज का चेक-इन हो चुका है',
  notEnough: (needed, balance) => `${needed} कॉइन्स चाहिए, पर आपके पास ${balance} हैं।`,
  dailyCheckIn: 'रोज़ का चेक-इन',
};

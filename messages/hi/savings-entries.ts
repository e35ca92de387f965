import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/savings-entries.ts';
import { isolated } from '../isolated.ts';

export const savingsEntryScreensText: Catalogue<typeof english.savingsEntryScreensText> = {
  title: 'किसने कितने जोड़े',
  lead: (title, saved) => `${isolated(title)}: अब तक ${saved} जमा हुए।`,
  loading: 'लिस्ट लोड हो रही है…',
  failedTitle: 'लिस्ट लोड नहीं हुई',
  empty: 'अभी कुछ जोड़ा नहीं गया।',
  deposit: { byYou: 'आपने जोड़े', by: (name) => `${isolated(name)} ने जोड़े`, byNobody: 'जोड़े गए' },
  withdrawal: { byYou: 'आपने निकाले', by: (name) => `${isolated(name)} ने निकाले`, byNobody: 'निकाले गए' },
  reset: { byYou: 'आपने ₹0 किया', by: (name) => `${isolated(name)} ने ₹0 किया`, byNobody: '₹0 किया गया' },
  opening: 'इस लिस्ट से पहले की बचत',
  plus: (amount) => `+${amount}`,
  minus: (amount) => `−${amount}`,
  close: 'बंद करें',
};

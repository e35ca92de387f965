import type { Catalogue } from '#messages/catalogue.ts';
import type { financesText as english } from '../en/finances.ts';

export const financesText: Catalogue<typeof english> = {
  fieldsRequired: 'सारे ज़रूरी खाने भरें।',
  amountRequired: 'रकम लिखें।',
  amountInvalid: 'रकम रुपयों में, अंकों से लिखें, जैसे 250 या 99.50।',
  amountTooFine: 'पैसे दो अंकों तक ही लिखें, जैसे 99.50।',
  amountNotPositive: '0 से ज़्यादा रकम लिखें।',
  amountTooLarge: (max) => `रकम ₹${max} से ज़्यादा न हो।`,
  categoryInvalid: 'एक कैटेगरी चुनें।',
  spentOnInvalid: 'सही तारीख चुनें।',
  spentOnTooLate: 'खर्च की तारीख ज़्यादा से ज़्यादा कल की हो सकती है।',
  targetDateInvalid: 'गोल के लिए सही तारीख चुनें।',
  monthInvalid: 'महीना ऐसे लिखें: 2026-07।',
  pageInvalid: '1 से 500 खर्च तक ही माँगें।',
  goalFull: (max) => `एक गोल में ज़्यादा से ज़्यादा ₹${max} आते हैं।`,
  goalShort: (saved) => `इस गोल में अभी ${saved} ही हैं।`,
  categories: {
    food: 'खाना-पीना',
    travel: 'ट्रैवल',
    dates: 'डेट नाइट',
    shopping: 'शॉपिंग',
    entertainment: 'एंटरटेनमेंट',
    gifts: 'गिफ़्ट',
    groceries: 'घर का सामान',
    other: 'कुछ और',
  },
  goalCategories: {
    visit: 'अगली मुलाकात',
    vacation: 'ड्रीम वेकेशन',
    future: 'आगे के प्लान',
  },
  exportColumns: {
    date: 'तारीख',
    title: 'टाइटल',
    category: 'कैटेगरी',
    amount: 'रकम (INR)',
    description: 'डिटेल',
    addedBy: 'किसने लिखा',
  },
};

import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/dashboard.ts';
import { isolated } from '../isolated.ts';
import { isSingular } from '../singular.ts';

export const dashboardText: Catalogue<typeof english.dashboardText> = {
  title: 'होम',
  loading: 'डैशबोर्ड लोड हो रहा है…',
  greeting: (name) => `हैलो, ${isolated(name)}`,
  daysTogether: (figure) => `${figure} दिन साथ-साथ`,

  dailyCheckIn: 'रोज़ का चेक-इन',
  checkedIn: 'आज हो गया',
  checkInDone: 'आज का चेक-इन हो गया!',
  checkInEarned: (coins) => `आज आपको ${coins} ${isSingular('hi', coins) ? 'कॉइन मिला' : 'कॉइन्स मिले'}!`,
  checkInAllSet: 'आज का हो चुका!',
  checkInAlready: 'आज के कॉइन्स आपको मिल चुके हैं। कल फिर आइएगा!',
  checkInOther: 'चेक-इन हो गया!',
  checkInOtherText: 'आज का चेक-इन पहले ही हो चुका है',

  quickTitle: 'यहाँ जाएँ',

  countsTitle: 'आप दोनों का',
  memoriesCount: 'यादें',
  datesCount: 'डेट',
  coinsCount: 'कॉइन्स',
  goalsCount: 'गोल',

  recentMemories: 'नई यादें',
  allMemories: 'सारी यादें',
  memoriesFailed: 'यादें लोड नहीं हुईं',
  unknownCount: '–',

  nextDate: 'अगली डेट',
  spentThisMonth: 'इस महीने',
  spentThisMonthOf: (amount) => `इस महीने ${amount} खर्च`,
  add: 'जोड़ें',

  upcoming: 'आने वाली डेट',
  allDates: 'सारी डेट',
  noDates: 'अभी कुछ प्लान नहीं',
  noDatesText: (name) => `एक शाम प्लान करें, ${name === null ? 'पार्टनर' : isolated(name)} से तुरंत पूछा जाएगा।`,
  createDate: 'डेट प्लान करें',
  laterAsked: (count) =>
    count === 1 ? 'आगे की 1 डेट को आपके जवाब का इंतज़ार है' : `आगे की ${count} डेट को आपके जवाब का इंतज़ार है`,
  failedTitle: 'डेट लोड नहीं हुईं',
  failedText: 'सब सुरक्षित है। फिर कोशिश करें।',

  invitePartner: 'पार्टनर को बुलाएँ',

  comingDays: 'अगले 7 दिनों में',
  allImportantDates: 'सारे दिन',
  birthdayOf: (name) => `${isolated(name)} का बर्थडे`,
  yourBirthday: 'आपका बर्थडे',
  anniversary: 'आपकी एनिवर्सरी',

  verifyTitle: 'अपना ईमेल वेरिफ़ाई करें',
  verifyText: (email) => `हमने 6 अंकों का कोड ${email} पर भेजा है।`,
  verify: 'कोड डालें',
  resend: 'नया कोड भेजें',
  dismissVerify: 'अगली बार तक छुपाएँ',
  codeSent: 'वेरिफ़िकेशन कोड भेज दिया',
  verified: 'ईमेल वेरिफ़ाई हो गया',
  codeFailed: 'कोड नहीं भेजा जा सका',
  codeFailedText: 'वेरिफ़िकेशन कोड नहीं जा पाया। फिर कोशिश करें।',
};

import { isolated } from '../isolated.ts';
export const dashboardText = {
  title: 'Home',
  loading: 'Loading your dashboard...',
  greeting: (name: string) => `Hello, ${isolated(name)}`,
  daysTogether: (figure: string, days: number) => `${figure} ${days === 1 ? 'day' : 'days'} together`,

  dailyCheckIn: 'Daily Check-in',
  checkedIn: 'done for today',
  checkInDone: 'Daily Check-in Complete!',
  checkInEarned: (coins: number) => `You earned ${coins} points today!`,
  checkInAllSet: 'All Set for Today!',
  checkInAlready: "You've already earned your daily coins. Come back tomorrow for more!",
  checkInOther: 'Check-in Complete!',
  checkInOtherText: "Today's check-in is already done",

  quickTitle: 'Go to',

  countsTitle: 'What you share',
  memoriesCount: 'Memories',
  datesCount: 'Dates',
  coinsCount: 'Coins',
  goalsCount: 'Goals',

  recentMemories: 'Recent Memories',
  allMemories: 'All memories',
  memoriesFailed: 'Your memories did not load',
  unknownCount: '–',

  nextDate: 'Next Date',
  spentThisMonth: 'This month',
  spentThisMonthOf: (amount: string) => `${amount} spent this month`,
  add: 'Add',

  upcoming: 'Upcoming Dates',
  allDates: 'All dates',
  noDates: 'Nothing planned yet',
  noDatesText: (name: string | null) =>
    `Plan an evening; ${name === null ? 'your partner' : isolated(name)} is asked at once.`,
  createDate: 'Plan a Date',
  laterAsked: (count: number) =>
    count === 1 ? '1 later date is waiting for your answer' : `${count} later dates are waiting for your answer`,
  failedTitle: 'Your dates did not load',
  failedText: 'They are safe. Please try again.',

  invitePartner: 'Invite your partner',

  comingDays: 'In the Next 7 Days',
  allImportantDates: 'All days',
  birthdayOf: (name: string) => `${isolated(name)}’s birthday`,
  yourBirthday: 'Your birthday',
  anniversary: 'Your anniversary',

  verifyTitle: 'Please verify your email',
  verifyText: (email: string) => `We sent a code with 6 digits to ${email}.`,
  verify: 'Enter the code',
  resend: 'Send a new code',
  dismissVerify: 'Hide until the next visit',
  codeSent: 'Verification Code Sent',
  verified: 'Email Verified',
  codeFailed: 'Failed to Send Code',
  codeFailedText: 'Failed to send verification code. Please try again.',
} as const;

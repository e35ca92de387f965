import type { AccountsFaults } from '#domain/accounts/facts.ts';
import type { AvailabilityFaults } from '#domain/availability/facts.ts';
import type { BusyCalendarsFaults } from '#domain/busy-calendars/facts.ts';
import type { CalendarFaults } from '#domain/calendar/facts.ts';
import type { CommentsFaults } from '#domain/comments/facts.ts';
import type { ConciergeFaults } from '#domain/concierge/facts.ts';
import type { ContactFaults } from '#domain/contact/facts.ts';
import type { CouplesFaults } from '#domain/couples/facts.ts';
import type { DailyMomentFaults } from '#domain/daily-moment/facts.ts';
import type { DailyQuestionFaults } from '#domain/daily-question/facts.ts';
import type { DatePreferencesFaults } from '#domain/date-preferences/facts.ts';
import type { DatesFaults } from '#domain/dates/facts.ts';
import type { ExperiencesFaults } from '#domain/experiences/facts.ts';
import type { FromPartnerFaults } from '#domain/from-partner/facts.ts';
import type { ImportantDatesFaults } from '#domain/important-dates/facts.ts';
import type { Wordings } from '#domain/kernel/fault.ts';
import type { FieldsFaults } from '#domain/kernel/fields.ts';
import type { MoneyFaults } from '#domain/kernel/money-fields.ts';
import type { ListsFaults } from '#domain/lists/facts.ts';
import type { MemoriesFaults } from '#domain/memories/facts.ts';
import type { NotesFaults } from '#domain/notes/facts.ts';
import type { NotificationsFaults } from '#domain/notifications/facts.ts';
import type { NudgesFaults } from '#domain/nudges/facts.ts';
import type { OurYearFaults } from '#domain/our-year/facts.ts';
import type { PanchangFaults } from '#domain/panchang/facts.ts';
import type { PaymentsFaults } from '#domain/payments/facts.ts';
import type { SecondFactorsFaults } from '#domain/second-factors/facts.ts';
import type { WaitlistFaults } from '#domain/waitlist/facts.ts';
import { fieldFaultsText } from './field-faults.ts';

/** The faults that the schemas of members' calls name, by group. */
interface MemberFaults {
  accounts: AccountsFaults;
  availability: AvailabilityFaults;
  busyCalendars: BusyCalendarsFaults;
  calendar: CalendarFaults;
  comments: CommentsFaults;
  concierge: ConciergeFaults;
  contact: ContactFaults;
  couples: CouplesFaults;
  dailyMoment: DailyMomentFaults;
  dailyQuestion: DailyQuestionFaults;
  datePreferences: DatePreferencesFaults;
  dates: DatesFaults;
  experiences: ExperiencesFaults;
  fields: FieldsFaults;
  fromPartner: FromPartnerFaults;
  importantDates: ImportantDatesFaults;
  lists: ListsFaults;
  memories: MemoriesFaults;
  money: MoneyFaults;
  notes: NotesFaults;
  notifications: NotificationsFaults;
  nudges: NudgesFaults;
  ourYear: OurYearFaults;
  panchang: PanchangFaults;
  payments: PaymentsFaults;
  secondFactors: SecondFactorsFaults;
  waitlist: WaitlistFaults;
}

/** The wording of every fault that a schema names, by group. */
export const faultsText = {
  accounts: {
    firstNameRequired: 'First name is required',
    lastNameRequired: 'Last name is required',
    passwordRequired: 'Password is required',
    currentPasswordRequired: 'Current password is required',
    passwordTooShort: 'Password must be at least 8 characters',
    profilePasswordTooShort: 'Password must be at least 6 characters long',
    passwordTooLong: (maxLength: number) => `Password must be at most ${maxLength} characters`,
    passwordsDontMatch: "Passwords don't match",
    passwordToConfirm: 'Please enter your password to confirm',
    acceptTermsRequired: 'Please confirm that you are 18 or older and accept the terms and privacy notice',
    invalidCode: 'Invalid verification code',
    birthdayRequired: 'Please select a date',
    upiIdInvalid: 'That is not a UPI ID. One looks like name@bank.',
    cityInvalid: 'Please choose a city from the list',
    imageTooLarge: 'File size must be less than 5MB',
    imageInvalid: 'Please select a valid image file',
  },
  availability: {
    timezoneInvalid: 'Please choose a valid time zone.',
    hoursInvalid: 'Please give your free hours as a list.',
    dayInvalid: 'Please choose a day of the week.',
    timeInvalid: 'Please choose a valid time.',
    endsBeforeStart: 'The end must be after the beginning.',
    tooManySpans: (max: number) => `A day can have at most ${max} time slots.`,
    overlaps: 'Two time slots of a day overlap.',
    fromInvalid: 'Please select a valid day.',
    daysInvalid: (min: number, max: number) => `Please choose ${min} to ${max} days.`,
    minutesInvalid: (min: number, max: number) => `Please choose ${min} to ${max} minutes.`,
  },
  busyCalendars: {
    nameRequired: 'Please enter a name for your calendar.',
    addressRequired: 'Please enter the address of your calendar.',
    fileRequired: 'Please choose a calendar file (.ics).',
    hostUnknown: 'The address could not be found.',
    hostPrivate: 'The address is not public.',
    unreachable: 'The calendar could not be reached.',
    redirected: 'The address leads to too many other addresses.',
    tooLarge: 'The calendar is larger than 5 MB.',
    unreadable: 'This is not a calendar that can be read.',
    tooComplex: 'The calendar has too many events.',
  },
  calendar: {
    dayInvalid: 'Please select a valid day.',
    endsBeforeStart: 'The last day must not be before the first.',
    tooManyDays: (max: number) => `Please choose at most ${max} days.`,
  },
  comments: {
    emojiInvalid: 'Please choose one of the six emoji, or none',
    textRequired: 'Please write your comment',
  },
  concierge: {
    kindInvalid: 'Please say whether it is a gift or a plan',
    stateInvalid: 'Please choose one of the states',
    occasionRequired: 'Please tell us the occasion',
    budgetRequired: 'Please tell us your budget',
    budgetBounds: (least: string, most: string) => `Please choose a budget from ₹${least} to ₹${most}`,
    dayInvalid: 'Please choose a valid day',
    wishesRequired: 'Please tell us what you would like',
    answerRequired: 'Please write the answer',
  },
  contact: {
    fieldsRequired: 'Please fill in all required fields.',
    categoryInvalid: 'Please choose a category from the list.',
  },
  couples: {
    nameRequired: 'Couple name is required',
    eveningInvalid: 'Please choose a half-hour from 18:00 to 22:00.',
    codeRequired: 'Please enter an invite code',
    codeInvalid: 'Invalid invite code or failed to join couple',
    anniversaryRequired: 'Please select an anniversary date',
    partnerNameRequired: 'Name is required',
  },
  dailyMoment: {
    dayInvalid: 'Please select a valid day.',
    photoRequired: 'Please choose a photo.',
  },
  dailyQuestion: {
    questionRequired: 'Please say which question it is',
    answerRequired: 'Please write your answer',
    topicInvalid: 'Please choose a topic from the list',
    topicChoiceInvalid: 'Please answer with true or false',
  },
  datePreferences: {
    locationRequired: 'Please tell us your preferred location',
    dateTypeRequired: 'Please select a date type',
    timeRequired: 'Please select your time preference',
    budgetRequired: 'Please select your budget range',
    phoneInvalid: 'Please provide a valid phone number',
    planInvalid: 'There is no such plan',
    followedUpInvalid: 'Say true or false',
  },
  dates: {
    titleRequired: 'Please enter a title for your date.',
    dateRequired: 'Please select a date.',
    timeRequired: 'Please select a time.',
    timeSlot: 'Please choose a time in half hours from 08:00 to 23:00.',
    durationInvalid: 'Duration must be between 30 and 1440 minutes.',
    categoryInvalid: 'Please select a category.',
    timezoneInvalid: 'Please select a time zone.',
    answerInvalid: 'Please answer Accept, Maybe or Decline.',
    repeatInvalid: 'Please choose how the date repeats.',
    intervalInvalid: 'Please choose an interval of 1 to 12.',
    untilInvalid: 'Please select a valid last day.',
    untilBeforeFirst: 'The last day must not be before the first date.',
    scopeInvalid: 'Please choose this date, this and following, or all.',
    allOnOneDay: 'All dates of a series cannot be on one day. Move this and the following ones instead.',
  },
  experiences: {
    titleRequired: 'Title is required',
    descriptionRequired: 'Description is required',
    buttonTextInvalid: 'Please enter the text of the button',
    iconInvalid: 'Please choose an icon',
    flagInvalid: 'Say true or false',
    statusInvalid: 'Please select a status',
    linkInvalid: 'Please enter a web address that starts with http:// or https://',
    dateInvalid: 'Please select a date',
    maxParticipantsInvalid: 'Please enter at least 1 couple, or leave it empty',
    countInvalid: 'Please enter a whole number',
  },
  fields: fieldFaultsText,
  fromPartner: {
    instantInvalid: 'Please give a valid instant.',
  },
  importantDates: {
    titleRequired: 'Title is required',
    dateRequired: 'Date is required',
    categoryRequired: 'Category is required',
    reminderInvalid: 'Reminder days must be a whole number from 0 to 30',
    choiceInvalid: 'Please answer with true or false',
    calendarInvalid: 'Please choose the date or the tithi',
    tithiRequired: 'Please choose a tithi',
  },
  lists: {
    titleRequired: 'Please enter a title for your list.',
    textRequired: 'Please write something.',
    kindInvalid: 'Please choose the kind of the list.',
    assigneeInvalid: 'Only one of you two can be given this.',
    dayInvalid: 'Please select a valid day.',
    repeatInvalid: 'Please choose every 1 to 12 days, weeks or months.',
    choiceInvalid: 'Please answer with true or false.',
    positionInvalid: 'The position must be a number.',
    itemsInvalid: 'Please name the items by their ids.',
  },
  memories: {
    titleRequired: 'Please provide a title for your memory.',
    dateRequired: 'Please select a date for your memory.',
    imageUrlInvalid: 'Please enter a valid image address that begins with https:// or http://.',
    photosInvalid: 'Please send the addresses of photos that were uploaded.',
    photosTooMany: (max: number) => `A memory can have at most ${max} photos.`,
    photoRequired: 'Please choose a photo.',
    photoTooLarge: 'Photos can be at most 15 MB.',
    yearInvalid: 'Please give the year as four digits, such as 2024.',
    hasPhotoInvalid: 'Please say true or false: with a photo, or without.',
    pageInvalid: 'Please ask for 1 to 500 memories.',
    contentHashInvalid: 'Please say the file’s SHA-256 as 64 hexadecimal digits.',
    galleryTooMany: (max: number) => `At most ${max} photos can be brought at once.`,
  },
  money: {
    fieldsRequired: 'Please fill in all required fields.',
    amountRequired: 'Please enter an amount.',
    amountInvalid: 'Please enter the amount in rupees as digits, such as 250 or 99.50.',
    amountAmbiguous: 'Please write the amount without commas and paise after a point, such as 1450.50.',
    amountTooFine: 'Amounts have at most two decimals, such as 99.50.',
    amountNotPositive: 'Please enter an amount greater than 0.',
    amountTooLarge: (max: string) => `Please enter an amount of at most ₹${max}.`,
    categoryInvalid: 'Please select a category.',
    spentOnInvalid: 'Please select a valid date.',
    payerInvalid: 'Please choose one of you two as the payer.',
    audienceInvalid: 'Please choose who sees the expense.',
    noticeDaysInvalid: 'Please choose 0, 1, 3 or 7 days.',
    surpriseDayInvalid: (maxDays: number) => `Please choose a day after today, at most ${maxDays} days ahead.`,
    splitInvalid: 'Please choose how the expense is split.',
    percentInvalid: 'Please enter a percentage from 0 to 100, with at most two decimals.',
    splittingInvalid: 'Please answer with true or false.',
    methodInvalid: 'Please choose how it was paid.',
    everyInvalid: 'Please choose every week, month or year.',
    isVariableInvalid: 'Please answer with true or false.',
    importNameRequired: 'Please give the name of the file.',
    importRowsInvalid: (max: number) => `Please import 1 to ${max.toLocaleString('en-IN')} expenses at once.`,
    targetDateInvalid: 'Please select a valid target date.',
    monthInvalid: 'Please give the month as year and month, such as 2026-07.',
    statementPeriodInvalid: 'Please choose month or year.',
    pageInvalid: 'Please ask for 1 to 500 expenses.',
  },
  notes: {
    titleRequired: 'Title is required',
    contentRequired: 'Content is required',
    categoryRequired: 'Category is required',
    categoryInvalid: 'Please choose one of the categories',
    privacyInvalid: 'Please say whether the note is private with true or false',
  },
  notifications: {
    subscriptionInvalid: 'This browser’s push address is not one of a known push service',
    choiceInvalid: 'Please answer with true or false',
    quietTimeInvalid: 'A time of day looks like 22:30',
    idsInvalid: 'Please say which notifications you have read',
    unsubscribeLinkInvalid: 'This link is not one of ours, or it is cut off',
  },
  nudges: {
    messageRequired: 'Message is required',
    messageTooLong: 'Message too long',
    typeInvalid: 'Please choose a kind of nudge',
  },
  ourYear: {
    yearInvalid: 'Please name a year, such as 2025',
  },
  panchang: {
    choiceInvalid: 'Please answer with true or false',
    cityInvalid: 'Please choose a city from the list',
    festivalInvalid: 'Please choose a festival from the list',
    festivalsInvalid: 'Please give the festivals as a list',
    tithiInvalid: 'Please choose a tithi',
    yearInvalid: (min: number, max: number) => `Please choose a year from ${min} to ${max}`,
  },
  payments: {
    referenceRequired: 'Please open the checkout again',
    reasonRequired: 'Please say why, in words for the member',
    statusInvalid: 'Choose pending, confirmed or rejected',
  },
  secondFactors: {
    codeRequired: 'Enter the code of your authenticator app, or a recovery code',
    codeWrong: 'This code is not right, or it was used before',
    passwordRequired: 'Please enter your password',
    passkeyRefused: 'The passkey could not be checked. Please try again.',
    passkeyNameRequired: 'Give this passkey a name',
  },
  waitlist: {
    partner1Required: 'Please enter your name.',
    partner2Required: 'Please enter your partner’s name.',
    phoneRequired: 'Please enter a phone number.',
    phoneInvalid: 'Please provide a valid phone number',
    cityRequired: 'Please choose your city.',
    pilotLinkInvalid:
      'This link does not work any more: two people have used it, or its time is over. Email us, and we will look into it.',
    stageInvalid: 'Please choose a stage from the list.',
    sourceInvalid: 'Please choose from the list how you heard of us.',
  },
} as const satisfies Wordings<MemberFaults>;

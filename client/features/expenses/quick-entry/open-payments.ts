import { MONTH_NAMES } from '#client/lib/format/typed-days.ts';
import type { Refusal } from './entry.ts';
import { foldSpelling, MONEY, phrase, SUM } from './phrases.ts';

const DEBITED =
  '(?:debit\\p{L}*|deduct\\p{L}*|charg\\p{L}+|paid|pay|sent|spent|transferr?\\p{L}*|withdrawn|collected|recovered|billed|presented|execut\\p{L}+|process\\p{L}*|renew\\p{L}*|run|attempt\\p{L}*|initiat\\p{L}+|happen|take place|go out)';
/** Forms of a verb whose action is still to come. */
const MODAL = "(?:will|shall|would|should|may|might|must|'ll|to|gets?|going to|about to|set to|due to)";
/** 'If it was not you' or 'you did not' in Gujarati and Hindi, which opens a notice rather than reports a failure. */
const UNLESS = '(?<!(?<!\\p{L})(?:अगर|यदि|જો)(?!\\p{L}).{0,50})(?<!(?:आपने|आप ने|તમે) )';
const ACCOUNT = '(?:\\p{L}+ ){0,3}(?:a/?c|acct|account|bank|upi id|vpa)';
/** Accounts of a lender or a shop, to which the member pays: 'paid to your loan account'. */
const OF_LENDER = '(?:\\p{L}+ ){0,3}(?:loan|credit|card|fastag|emi|bill)';
const PASSED = '(?:paid|sent|transferred|remitted|disbursed|released|settled|moved)';
/** Sources that pay the member. */
const PAYER =
  '(?:dividend|interest|(?:insurance |mediclaim )?claim|settlement|maturity|fd|fixed deposit|withdrawal|payout|pension|salary|winnings?|prize|commission|subsidy|redemption|bonus|wages?|incentive)';

/** A one-time code under any of its names. */
export const ONE_TIME_CODE = phrase(
  'otp|one[- ]time (?:password|pass ?code|pin|code)|(?:verification|security|login|log-in|access|authentication|authori[sz]ation|confirmation) (?:code|pin|password)|pass ?code',
  '(?:secret|txn|transaction|payment|approval) (?:code|pin|password) (?:(?:for|to) .{0,80})?(?:is|:|-) ?#|#:? is (?:your|the|an?) (?:\\p{L}+[- ]){0,4}(?:code|pin|password)',
  'ઓટીપી|ઓટિપી|ओटीपी|वन टाइम पासवर्ड|વન ટાઇમ પાસવર્ડ|(?:ગુપ્ત|ચકાસણી|સુરક્ષા) કોડ|(?:गुप्त|सत्यापन|सुरक्षा) कोड',
);

const FAILED = phrase(
  "(?:do|does|did|was|were|is|are|has|have|had|could|can|would|will|should|must)(?:n't| not)|cannot|could|unable|not (?:yet |been |be )*(?:\\p{L}+ed|\\p{L}+ful|through|done|made|paid|sent|complete)",
  '(?:is|was|are|still|yet|currently) being|(?:is|was|still|currently|has been) (?:\\p{L}+ ){0,2}(?:held|queued|stuck|withheld|suspended|paused|incomplete|refused|dropped|lapsed|denied)',
  'under (?:process\\p{L}*|review|verification|clearance)|in (?:process|progress|queue)|processing(?! (?:fee|charge))|await\\p{L}*|yet to',
  '(?:payment|transaction|txn|trxn|transfer|upi|debit|order|cheque|mandate)(?!\\p{L}).{0,80} (?:stopp?ed|aborted|void(?:ed)?|cancell?ed|withheld|terminated|interrupted|incomplete|refused|denied|annulled|suspended|dropped|discarded|invalid)',
  '(?:wrong|incorrect|invalid) (?:upi |atm |card |m)?(?:pin|cvv|password|details)',
  `${UNLESS}(?:नहीं|नही) (?:हु(?:आ|ई|ए)|हो|कि(?:या|ए)|की|गया|जा|कट|काट|भेज|मिल)\\p{L}*\\p{M}*|(?:पूरा|पूर्ण|सफल|स्वीकृत|प्रोसेस|संपन्न) (?:नहीं|नही)`,
  `(?:रद्द|रद|निरस्त|अधूरा|लंबित|रोक(?:ा|ी|े)?|अटक(?:ा|ी|े)?|प्रक्रिया में|प्रक्रियाधीन)`,
  `${UNLESS}(?:થયું|થયો|થઈ|થયા|થયેલ|શક્યું|શક્યો|શકી|શક્યા|કપાયા|કપાઈ|ગયું|મળ્યું|થઇ) (?:શક્\\p{M}*યું )?(?:નથી|નહીં|નહિ)|(?:થઈ|થઇ) ન શક્યું|(?:પૂર્ણ|સફળ|પૂરું) (?:ન|ના) \\p{L}+`,
  'રદ|રદ્દ|અધૂરું|અટક્યું|અટકાવ[\\p{L}\\p{M}]*|રોક(?:વામાં|ાયું|ાઈ|ી)|(?:ન|ના) થ[\\p{L}\\p{M}]+|પ્રક્રિયામાં|પ્રક્રિયા હેઠળ',
);
const SCHEDULED = phrase(
  `${MODAL} (?:now |soon |automatically )?(?:be |get |auto[- ]?)+(?:\\p{L}+ly |auto[- ]?)?${DEBITED}`,
  `gets? (?:auto[- ]?)?${DEBITED}|(?:will|shall|would|'ll|going to|about to|set to)(?: \\p{L}+){0,4} ${DEBITED}`,
  '(?:डेबिट|काट|कट|भुगतान|किए|किया|किये|की|काटे|काटा|काटी|ली|लिए|लिया) जा(?:ए|एं|ये|यें|य)(?:गा|गी|गे)',
  '(?:डेबिट|भुगतान|कटौती) (?:होगा|होगी|होंगे|होंगी)|कट(?:ेगा|ेगी|ेंगे)|काट(?:ेगा|ेगी|ेंगे)',
  '(?:ડેબિટ|ઉધાર|ચૂકવણી|ચુકવણી|કપાત|કાપવામાં|કરવામાં|લેવામાં|કપાઈ|ઉપાડી|કાપી) (?:થ|કરા|જ|લેવા|આવ)શે|(?:કપા|ઉપડ|ચૂકવા|વસૂલા|ઉપાડા|કાપ)શે',
);
const ASKED_TO_PAY = phrase(
  '(?:tap|click|scan|enter|open|log ?in|use|approve|proceed|press|slide|swipe|confirm|authori[sz]e|visit)(?!\\p{L}).{0,40} to pay(?! back)',
  `(?<!to )pay (?:just |only )?${MONEY}`,
  `(?<!(?:had|got|how) )to pay ${MONEY}`,
  '(?:complete|finish|make|retry|resume|approve|confirm|authori[sz]e) (?:your|the|this|a) (?:\\p{L}+ ){0,2}(?:payment|txn|transaction|purchase|order|dues?)',
  '(?:complete|approve|confirm|authori[sz]e) payment (?:of|to)',
  '(?:भुगतान|पे|पेमेंट) (?:करें|कीजिए|करे|करने के लिए)|(?:ચુકવણી|ચૂકવણી|પે|પેમેન્ટ) (?:કરો|કરવા)|चुकाएं|ચૂકવો',
);
const ON_HOLD = phrase(
  `stop(?:ped)? payment|payment stop(?:ped)?|hold (?:of|for) ${MONEY}|(?:placed|put)(?: (?:a|on))? hold|${MONEY} (?:is |was |has been )?(?:held|on hold|earmarked|lien)|lien (?:of|marked)|hold .{0,30}(?:placed|released|marked)`,
  'pre-?auth\\p{L}*|pre-?authori[sz]\\p{L}+|pre-?debit|not (?:yet )?charged',
  `(?:low|insufficient) bal(?:ance)?|bal(?:ance)? (?:is |has (?:become |gone )?|running )?low|(?:recharge|top[- ]?up|reload) (?:now |it |your \\p{L}+ )?(?:with|by) ${MONEY}`,
);
/** Sums of many payments and changed limits, which are no payment themselves. */
const SUMMARY = phrase(
  `(?:spen[dt]s?|spending)(?!\\p{L}).{0,60} (?:in|during) (?:the (?:month|week|year) of )?(?:the )?(?:${MONTH_NAMES})(?: #)?`,
  `(?:spen[dt]s?|spending|purchases|debits|transactions)(?!\\p{L}).{0,80} (?:this|last|past|the) (?:# )?(?:month|week|year|quarter)s?`,
  '(?:last|this|past) (?:month|week|year|quarter),? .{0,20}(?:spent|spend)',
  'total (?:monthly |card |weekly )?(?:spen[dt]s?|spending|expenditure|debits|purchases)',
  '(?:આ|ગયા|છેલ્લા) (?:મહિને|મહિનામાં|મહિનાનો|અઠવાડિયે|વર્ષે)|(?:इस|पिछले|गत) (?:महीने|माह|हफ्ते|सप्ताह|साल)',
  '(?<!(?:avl|avail|available|avbl|aval)\\.? )(?:limit|lmt)(?!\\p{L})[^₹]{0,70} (?:changed|set|updated|modified|revised|increased|decreased|reduced|enhanced|raised)',
);
/** Address of the member, which a typed line does not have. */
const ADDRESSED = phrase("your?|you've|તમે|તમારો|તમારા|आपने|आपका|आपके");
const OFFERED_EMI = phrase('(?:convert|turn|split) [^.]{0,120}(?<!\\p{L})emis?');
const TO_MEMBER = phrase(
  `${PASSED} (?:${SUM} )?(?:by .{1,40} )?(?:in)?to your (?!${OF_LENDER}(?!\\p{L}))${ACCOUNT}`,
  `${PASSED} (?:${SUM} )?(?:in)?to (?:my|our) (?:own |bank |savings? )*(?:a/?c|acct|account)`,
  `${PAYER}(?!\\p{L}).{0,60} (?:${PASSED}|credited|processed) (?:in)?to (?:your |the )?${ACCOUNT}`,
  `you(?:'ve| have)? (?:just )?got ${MONEY}`,
  `(?:${PASSED}|gave) (?:${SUM} )?(?:by .{1,40} )?to (?:you|u|me|us)(?! tube)`,
);

/** Participles and successes of a finished payment. */
const FINISHED = phrase(
  'debited|a debit (?:by|of|for)|deducted|spent|sent|paid|withdrawn|w/d|purchased?|dr|charged|transferred|swiped|used|approved|credited|successful|successfully|sucessful|done|made|completed?|processed|booked|executed|gone through|went through',
  'ડેબિટ|ઉપાડ્યા|ઉપડ્યા|કપાયા|ચૂકવ્યા|ચૂકવાયા|ખર્ચ|डेबिट|निकाले|कटे|काटे|काट लिए|किया|खर्च|સફળ|सफल',
);
/** Verbs that say how a payment went. Without a finished one beside them, it went otherwise. */
const PREDICATE =
  /(?<![\p{L}\p{M}])(?:is|was|has|have|had|got|ran|hit|faced|met|went|encountered|remains?|needs?|requires?)(?![\p{L}\p{M}'])/u;
const ATTEMPT = phrase(
  'payments?|transactions?|txn|trxn|transfer|upi|debit|mandate|autopay|भुगतान|पेमेंट|लेनदेन|પેમેન્ટ|ચુકવણી|ચૂકવણી|વ્યવહાર',
);

/** Forms of a payment that is not finished or not the member's; the first match decides. */
const FORMS: readonly [Refusal, RegExp][] = [
  ['code', ONE_TIME_CODE],
  ['credit', TO_MEMBER],
  ['notPaid', ASKED_TO_PAY],
  ['notPaid', SCHEDULED],
  ['notPaid', ON_HOLD],
  ['advertisement', OFFERED_EMI],
];

/**
 * Returns why a folded text with marked amounts reports no finished payment of the member. Typed lines are checked only
 * if they have a currency, as messages without a word of banks do.
 */
export function findOpenForm(marked: string, isOfBank: boolean): Refusal | null {
  if (!isOfBank && !marked.includes(MONEY)) return null;
  const form = FORMS.find(([, pattern]) => pattern.test(marked));
  if (form) return form[0];
  if (FAILED.test(marked) && (isOfBank || ATTEMPT.test(marked))) return 'notPaid';
  return (isOfBank || ADDRESSED.test(marked)) && SUMMARY.test(marked) ? 'unreadable' : null;
}

/** Returns true for 'UPI payment of Rs 250 to RAPIDO hit a snag': a noun of a payment with no finished verb. */
export function lacksFinishedVerb(text: string): boolean {
  return PREDICATE.test(text) && !FINISHED.test(foldSpelling(text));
}

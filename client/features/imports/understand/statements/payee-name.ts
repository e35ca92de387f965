import { CASH, CASH_TITLE, toPayeeName } from '#client/features/expenses/payee-model.ts';
import { isBankWord } from './payee-words.ts';

/** Words of a UPI app before the payee. */
const APP = /^(?:paid|sent|payment|money (?:sent|paid)) to\s+/iu;
/** Words of a bank with which a payment begins, before the payee. */
const PAYMENT = new RegExp(
  String.raw`^(?:${[
    '(?:to|by) (?:transfer|debit card)|(?:wdl|dep) tfr|bill ?pay(?: dr)?',
    'upi(?:lite|ar|ab|out)?|imps|mmt|neft|rtgs|inft|n?ach|ecs|pos|pcd|ecom|me dc si|bbps|bpay',
    '(?:inb|ib|mb|si|bil|vin|vps|iin|ips|pci)(?=[/*-])',
  ].join('|')})(?![\p{L}\p{M}\p{N}])`,
  'iu',
);
/** Codes of banks, with which the addresses of their branches begin, and of their websites. */
const BANK_CODE =
  /^(?:airp|aubl|barb|bdbl|bkid|cbin|citi|cnrb|dbss|esfb|fdrl|hdfc|hsbc|ibkl|icic|idfb|idib|indb|ioba|ippb|jiop|kkbk|kvbl|mahb|nspb|onl|punb|pytm|ratn|sbin|scbl|sibl|ubin|ucba|utib|yesb)$/iu;
/** Remarks that UPI apps write by themselves. */
const REMARK =
  /^(?:payment (?:from|for|to|on|via|of)|paid (?:via|by|using|for)|sent (?:from|via|using)|pay (?:to|via)|upi (?:intent|payment|transaction|collect)|collect request|no remarks?|na|null|none|pur(?:chase)?)(?![\p{L}\p{M}])/iu;
/** Costs that a bank itself takes. */
const FEE = String.raw`(?:charges?|chgs?|fees?|[cs]?gst|penalty)`;
const ONLY_FEE = new RegExp(String.raw`^${FEE}$`, 'iu');
const HAS_FEE = new RegExp(String.raw`(?<!\p{L})${FEE}(?!\p{L})`, 'iu');
/** Ends of the names of companies, which people do not say. */
const COMPANY = / (?:(?:private|pvt) )?(?:limited|ltd)\.?$/iu;
/** Rows of statements about cash: codes of machines, and words that messages do not have. */
const CASH_ROW =
  /^(?:atw|nwd|eaw)[-/ ]|^nfs\/|(?<!\p{L})(?:atm|cash)[ /-]*(?:cash|wdl|wd|w\/d|wtdl|withdraw(?:al|n)?)(?!\p{L})|(?:રોકડ|એટીએમ) ઉપાડ|(?:नकद|एटीएम) (?:निकासी|आहरण)/iu;

/** Returns true for the title of a withdrawal of cash, but not for its fee. */
export function isCashWithdrawal(title: string): boolean {
  return (CASH.test(title) || CASH_ROW.test(title)) && !HAS_FEE.test(title);
}

/**
 * Returns the title of a statement's row as people say it: 'Swiggy' of `UPI-SWIGGY-SWIGGY@YBL-YESB0000001-FOOD`. A title
 * without a payee in it stays.
 */
export function toSpokenTitle(title: string): string {
  return (isCashWithdrawal(title) ? CASH_TITLE : findName(title)) || title;
}

function findName(title: string): string {
  const app = APP.exec(title);
  if (app) return toName(title.slice(app[0].length));
  const payment = PAYMENT.exec(title);
  if (!payment) return isShouted(title) ? toName(title) : '';
  const rest = title.slice(payment[0].length);
  const [first = '', ...others] = rest.split(rest.includes('/') ? '/' : '-');
  const parts = [withoutBankWords(first), ...others].map((part) => part.trim());
  for (const part of parts) {
    const name = nameIn(part) || nameInAddress(part);
    if (name) return name;
  }
  return '';
}

/** Returns the words that begin and end with none of the bank's: 'D MART' of ` 4160XXXXXXXX1234 D MART`. */
function withoutBankWords(part: string): string {
  const words = part.split(/[\s-]+/).filter(Boolean);
  const start = words.findIndex((word) => !isBankWord(word));
  return start < 0 ? '' : words.slice(start, words.findLastIndex((word) => !isBankWord(word)) + 1).join(' ');
}

function nameIn(part: string): string {
  const words = part.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const isOfBank = words.every(isBankWord) || BANK_CODE.test(part) || REMARK.test(part) || ONLY_FEE.test(part);
  return isOfBank || part.includes('@') ? '' : toName(part);
}

/** Returns the name in an address of UPI, of which many are numbers. */
function nameInAddress(part: string): string {
  const [, handle] = /^(\p{L}[\p{L}._-]+)@/u.exec(part) ?? [];
  return handle ? toName(handle) : '';
}

/** Returns a name of two letters or more; empty for anything else. */
function toName(words: string): string {
  const name = toPayeeName(words.replace(COMPANY, ''));
  return /\p{L}[^\p{L}]*\p{L}/u.test(name) ? name : '';
}

/** Returns true for words in capitals alone, as banks write payees, that begin with none of a bank's own. */
function isShouted(title: string): boolean {
  const [first = ''] = title.split(/[^\p{L}\p{M}\p{N}]+/u);
  return /\p{Lu}{2}/u.test(title) && !/\p{Ll}/u.test(title) && !isBankWord(first);
}

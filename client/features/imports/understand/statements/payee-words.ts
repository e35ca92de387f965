/** Phrases of a bank that contain everyday words: 'internet banking' is no bill. */
const PHRASES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    String.raw`(?:mobile|internet|net|online|phone|tele|i|m)[- ]?(?:banking|bkg|bank|bnkg|trf|transfer|txn|fund transfer)`,
    String.raw`(?:airtel|jio|paytm|fino|nsdl|india post)s? (?:payments?|pymts?) (?:bank|bk)`,
    String.raw`(?:debit|credit|gold|platinum|prime|travel|gift|prepaid|atm|visa|rupay) cards?`,
    String.raw`(?:cash|fixed|recurring|term) deposits?|cheque book|pass ?book|book transfer|gift city`,
    String.raw`(?:atm|value|txn|tran|transaction|posting) date|auto[- ]?(?:debit|sweep|pay|renewal|transfer)`,
  ].join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
/** Words of a bank between the payee's. Many of them mean something else in a couple's own list. */
const BANK_WORDS = `ac, acc, account, acct, ach, achcr, achdr, aeps, am, at, atm, atw, auth, bal, balance, bank, bbps, bhim, bil,
  bpay, branch, by, card, cash, cat, cb, cdm, chg, chgs, chq, clg, cms, cr, crd, credit, csh, date, dc, dd,
  debit, dep, deposit, dr, ebank, ecom, ecs, enach, epay, fd, fr, from, ft, ib, ibl, ifsc, imps, inb, inet,
  inf, inr, int, internet, intl, ist, iw, lien, mb, mc, me, mmt, mob, mobile, mr, mrs, ms, nach, neft, net,
  nfs, no, nwd, oth, ow, p2a, p2m, p2p, paid, pan, pay, payment, pg, pm, pos, prcr, purchase, rd, rec, ref,
  refno, remark, rev, rrn, rtgs, rupay, sal, sent, sep, si, sms, smt, sol, tab, tel, term, tfr, time, to, tpt,
  tran, transaction, transfer, trf, trfr, trn, tt, txn, upi, upilite, using, utr, vi, via, vin, visa, vps, wd,
  wdl, withdrawal, xfer`;
const WORDS: ReadonlySet<string> = new Set(BANK_WORDS.split(/,\s+/));

/** Returns the category of a file without the phrases of a bank. */
export function withoutBankPhrases(words: string): string {
  return words.replaceAll(PHRASES, ' ');
}

/**
 * Returns the words of a statement's title that may name the payee: without those of the bank, numbers, references and
 * addresses of UPI.
 */
export function payeeWords(title: string): string {
  return title
    .normalize('NFC')
    .replaceAll(/@[\p{L}\p{N}.]+/gu, ' ')
    .replaceAll(PHRASES, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !isBankWord(word))
    .join(' ');
}

/** Numbers, and words with three digits or more, such as `SBIN0001234` and `4160XXXXXXXX1234`. */
const REFERENCE = /^(?:\d+|x+\d*|(?=(?:.*\d){3})[a-z\d]{5,})$/i;

/** Returns true for a word or a number of the bank itself, which names no payee. */
export function isBankWord(word: string): boolean {
  return WORDS.has(word.toLowerCase()) || REFERENCE.test(word);
}

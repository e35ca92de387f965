/** A mail to one person. `text` and `html` say the same. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where a mail program's one click leads (RFC 8058); absent for mails about an account. */
  unsubscribeUrl?: string;
}

/** A mail to one person. `text` and `html` have the same content. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** URL for a mail program's one-click unsubscribe (RFC 8058). Absent for mails about an account. */
  unsubscribeUrl?: string;
}

/** A mail to one person. `text` and `html` say the same. */
export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

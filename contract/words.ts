/** Message of an error. Evaluated only when the message is shown, so that it is in the reader's language. */
export type Words = () => string;

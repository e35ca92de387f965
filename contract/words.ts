/** What is said of a fault. Asked for when it is said: then it is in the language of whoever reads it. */
export type Words = () => string;

/** The backup cannot be read. `message` is one line for the operator. */
export class BackupUnreadable extends Error {}

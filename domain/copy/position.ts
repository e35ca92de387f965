/**
 * Place in a member's feed. Positions of one epoch are compared by both numbers: what changed in the couple, and what
 * changed in records of members.
 */
export interface CopyPosition {
  /** The installation, what the member sees by other means than a row, and the form of rows. */
  epoch: string;
  couple: number;
  own: number;
}

const FORMAT = /^([\w-]+\.\d+\.[\w-]+)\.(\d{1,15})\.(\d{1,15})$/;

/** Writes a position as one word, such as `9f3a1c2b.4.b81d.12.7`. */
export function formatCopyPosition({ epoch, couple, own }: CopyPosition): string {
  return `${epoch}.${couple}.${own}`;
}

/** Returns the position that a text names, or `null` for any other text. */
export function parseCopyPosition(text: string): CopyPosition | null {
  const [, epoch, couple, own] = FORMAT.exec(text) ?? [];
  return epoch === undefined ? null : { epoch, couple: Number(couple), own: Number(own) };
}

/** Returns true if everything up to `other` is in what was read at `position`. Positions of two epochs are apart. */
export function contains(position: CopyPosition, other: CopyPosition): boolean {
  return position.epoch === other.epoch && position.couple >= other.couple && position.own >= other.own;
}

/**
 * Returns true if the epoch of `position` has taken the place of that of `other`: it is a later one of the same member,
 * or the installation or the form of rows is another.
 */
export function supersedes(position: CopyPosition, other: CopyPosition): boolean {
  if (position.epoch === other.epoch) return false;
  const [installation, count, form] = position.epoch.split('.');
  const [otherInstallation, otherCount, otherForm] = other.epoch.split('.');
  return installation !== otherInstallation || form !== otherForm || Number(count) > Number(otherCount);
}

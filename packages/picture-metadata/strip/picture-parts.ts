import { UnreadablePicture } from '../unreadable-picture.ts';

/** A photo of 15 MB has about 2,000 chunks or segments. */
const MAX_PARTS = 10_000;

/** Collects the parts of a picture file to keep. Adjacent parts are copied as one range. */
export interface PictureParts {
  /** Counts a part that was read, kept or not. Throws `UnreadablePicture` after 10,000. */
  count(): void;
  keep(from: number, to: number): void;
  insert(bytes: Buffer): void;
  join(): Buffer;
}

export function collectParts(file: Buffer): PictureParts {
  const pieces: Buffer[] = [];
  let from = 0;
  let to = 0;
  let counted = 0;
  const flush = () => {
    if (to > from) pieces.push(file.subarray(from, to));
    from = to;
  };
  return {
    count() {
      counted += 1;
      if (counted > MAX_PARTS) throw new UnreadablePicture(`the picture has more than ${MAX_PARTS} parts`);
    },
    keep(start, end) {
      if (start !== to) {
        flush();
        from = start;
      }
      to = end;
    },
    insert(bytes) {
      flush();
      pieces.push(bytes);
    },
    join() {
      flush();
      return Buffer.concat(pieces);
    },
  };
}

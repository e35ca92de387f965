/**
 * `kind` is a picture of an unsupported kind, `heic` one that this machine cannot decode, `pixels` one with too many
 * pixels.
 */
export type PictureFault = 'no-picture' | 'kind' | 'heic' | 'pixels' | 'broken';

/** The bytes are no acceptable picture. `fault` gives the reason. */
export class UnreadablePicture extends Error {
  readonly fault: PictureFault;
  constructor(message: string, { fault = 'broken', cause }: { fault?: PictureFault; cause?: unknown } = {}) {
    super(message, { cause });
    this.fault = fault;
  }
}

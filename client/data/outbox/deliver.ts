import { readJson, readWhole } from './classify-response.ts';
import { withAddress } from './compare-changes.ts';
import { isFields, type PendingFile, type PendingMutation } from './pending-mutation.ts';

/** The way to the server. */
export interface Delivery {
  /** Sends a change; rejects without a response. */
  send: (change: PendingMutation) => Promise<Response>;
  /** Uploads one photo of a change; the response holds its `imageUrl`. */
  sendFile: (change: PendingMutation, file: PendingFile) => Promise<Response>;
  /** Called after each uploaded photo. */
  onFileSent?: () => void;
  /** Returns true if the member has paused the import of a change of the bulk lane. */
  isPaused?: (change: PendingMutation) => Promise<boolean>;
}

/** A sent change with the addresses of its photos, and the response. */
export interface Delivered {
  response: Response;
  sent: PendingMutation;
}

/** Updates a change in the queue. */
export type Keep = (change: PendingMutation) => Promise<void>;

/** Uploads photos one at a time, persisting progress, then sends the change. Retries send the identical body. */
export async function deliver(
  change: PendingMutation,
  keep: Keep,
  { send, sendFile, onFileSent, isPaused }: Delivery,
): Promise<Delivered> {
  let sent = change;
  for (const file of change.files ?? []) {
    if (change.lane && (await isPaused?.(change))) throw new Error('The member has paused this');
    const response = await readWhole(await sendFile(sent, file));
    const body = response.ok ? await readJson(response.clone()) : null;
    if (!isFields(body) || typeof body['imageUrl'] !== 'string') return { response, sent };
    sent = {
      ...sent,
      body: withAddress(sent.body, file.address, body['imageUrl']),
      files: sent.files?.filter(({ key }) => key !== file.key) ?? [],
    };
    await keep(sent);
    onFileSent?.();
  }
  return { response: await readWhole(await send(sent)), sent };
}

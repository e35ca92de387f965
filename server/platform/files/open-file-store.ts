import { join } from 'node:path';
import { createDiskStore } from '#packages/file-store/disk-store.ts';
import type { FileStore } from '#packages/file-store/file-store.ts';
import { createS3Store } from '#packages/file-store/s3-store.ts';
import type { Config } from '#server/config.ts';

/** Opens the store of the setting `FILES_URL`, or else the folder `files` in `DATA_DIR`. */
export function openFileStore({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): FileStore {
  return filesUrl ? createS3Store(filesUrl) : createDiskStore(join(dataDir, 'files'));
}

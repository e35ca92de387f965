import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** The store that the settings name: a bucket, or a folder in `DATA_DIR`. */
export function openFileStore(config: Config): FileStore {
  return config.filesUrl ? createS3Store(config.filesUrl) : createDiskStore(join(config.dataDir, 'files'));
}

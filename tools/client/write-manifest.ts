import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#client/paths.ts';
import { brand } from '#domain/kernel/brand.ts';
import { HANDED_PATH } from '#domain/registry/handed-paths.ts';
import { landingText } from '#messages/landing.ts';
import { shellText } from '#messages/shell.ts';
import { buildLanguage } from './build-language.ts';

const paper = '#fbf4e9';

const listShortcuts = () => [
  { name: shellText.datePlanning, url: paths.datePlanning },
  { name: shellText.memories, url: paths.memories },
  { name: shellText.finances, url: paths.finances },
  { name: shellText.sendNudge, url: paths.nudges },
];

const icons = ['any', 'maskable'].flatMap((purpose) =>
  [192, 512].map((size) => ({
    src: `/icons/${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** Writes what an installing browser reads. */
export async function writeManifest(clientDirectory: string) {
  const manifest = {
    id: paths.dashboard,
    name: brand.name,
    short_name: brand.name,
    description: landingText.description,
    lang: `${buildLanguage}-IN`,
    start_url: paths.dashboard,
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['lifestyle'],
    icons,
    shortcuts: listShortcuts(),
    share_target: {
      action: HANDED_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'pictures', accept: ['image/*'] }] },
    },
  };
  await writeFile(join(clientDirectory, 'manifest.webmanifest'), JSON.stringify(manifest));
}

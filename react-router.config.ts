import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './client/routes.ts';

export default {
  appDirectory: 'client',
  ssr: false,
  prerender: { paths: [...prerenderedPaths] },
} satisfies Config;

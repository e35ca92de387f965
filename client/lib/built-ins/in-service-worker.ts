import { BUILT_INS_FILE, lacksBuiltIns } from './lacks-built-ins.ts';

declare const importScripts: (url: string) => void;

// Imported first: the modules behind it may use them at once.
if (lacksBuiltIns()) importScripts(BUILT_INS_FILE);

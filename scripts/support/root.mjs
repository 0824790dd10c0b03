import { fileURLToPath } from 'node:url';

/** The project's folder, wherever a script was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Read as text: the literals are JavaScript, and a loader of TypeScript would take half a second of every check.
 * @param {string} folder the project's
 * @returns {Promise<{ code: string, folder: string, ariaLocale: string, font: string }[]>} every language it declares
 */
export async function readLanguages(folder) {
  const file = 'src/domain/languages/declaredLanguages.ts';
  const [, literals] = /declaredLanguages = (\{.*?\n\}) as const/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!literals) throw new Error(`${file} declares no languages.`);
  const { default: declared } = await import(`data:text/javascript,export default ${encodeURIComponent(literals)}`);
  return Object.entries(declared).map(([code, language]) => ({ code, ...language }));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads all declared languages. Parses the file as text, because a TypeScript loader takes half a second.
 * @param {string} folder root folder of the project
 * @returns {Promise<Record<'code' | 'folder' | 'ariaLocale' | 'font', string>[]>}
 */
export async function readLanguages(folder) {
  const file = 'src/domain/languages/declaredLanguages.ts';
  const [, literals] = /declaredLanguages = (\{.*?\n\}) as const/s.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!literals) throw new Error(`${file} declares no languages.`);
  const { default: declared } = await import(`data:text/javascript,export default ${encodeURIComponent(literals)}`);
  return Object.entries(declared).map(([code, language]) => ({ code, ...language }));
}

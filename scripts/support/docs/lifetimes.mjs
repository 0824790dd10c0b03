import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../build/hashFiles.mjs';

const FILE = 'src/domain/shared/lifetimes.ts';
const units = Object.entries({ day: 86_400_000, hour: 3_600_000, minute: 60_000 });

/** Formats a duration in the largest unit of which it has at least two. */
function durationText(milliseconds) {
  const [unit, length] = units.find(([, each]) => milliseconds >= 2 * each) ?? ['minute', 60_000];
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(milliseconds / length);
}

/** Parses `subject: reason`. The subject is the data and when its life begins. The reason is required but not shown. */
const subjectOf = (comment) => {
  const text = comment
    .replaceAll(/\s*\n \*\s*/g, ' ')
    .trim()
    .replace(/\.$/, '');
  const [subject, reason] = text.split(': ');
  if (reason === undefined) throw new Error(`${FILE}: “${text}” gives no reason after a colon.`);
  return subject;
};

/** Parses the file as text, because a TypeScript loader would add half a second to every check. */
export async function lifetimesList(folder) {
  const code = readFileSync(join(folder, FILE), 'utf8');
  const values = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const permanent = [...code.matchAll(/^ \* - (.*)$/gm)].map(([, line]) => ['Permanently', subjectOf(line)]);
  const limited = [...code.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\nexport const (\w+)/gs)].map(([, comment, name]) => [
    durationText(values[name]),
    subjectOf(comment.replace(/^\n \*/, '')),
  ]);
  return [...permanent, ...limited].map(([time, data]) => `- ${time}: ${data}.`).join('\n');
}

export const strayLifetimes = (folder) =>
  ['src', 'server', 'contract', 'sample']
    .flatMap((name) => listFiles(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && file !== FILE)
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^\s*(?:export )?const (\w+_(?:LIFE|LEASE))\b/gm)].map(
        ([, name]) => `${file}: ${name} is a lifetime; it is declared in ${FILE}, with its reason`,
      ),
    );

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { root } from './support/root.mjs';
import { knowsNumbersIn } from './support/texts/numbers.mjs';
import { readLanguages } from './support/texts/readLanguages.mjs';
import { knowsTypographyOf } from './support/texts/typography.mjs';

// Usage: check-languages.mjs [folder]. Reports missing parts of a language that the type checker does not report.
const folder = process.argv[2] ?? root;
const languages = await readLanguages(folder);
const problems = [];

const read = (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
const tokens = read('src/ui/shared/styles/tokens.scss');

for (const language of languages) {
  for (const [isThere, lacking] of neededBy(language)) if (!isThere) problems.push(`${language.code}: ${lacking}`);
}

/** Requirements of a language. For each requirement: whether it is met, and the message if it is not met. */
function neededBy({ code, folder: name, ariaLocale, font }) {
  const styles = tokens.match(new RegExp(String.raw`^\[lang\|='${code}'\] \{[^}]*\}`, 'm'))?.[0] ?? '';
  return [
    [isLanguageSubtag(code), `${code} is no language subtag of BCP 47`],
    [
      existsSync(join(folder, 'locales', name)),
      `locales/${name} is missing: the texts, a file a subject as in locales/en`,
    ],
    [
      existsSync(join(folder, `docs/glossary/${name}.md`)),
      `docs/glossary/${name}.md is missing: its words, for the concepts of en.md`,
    ],
    [
      existsSync(join(root, `node_modules/react-aria-components/i18n/${ariaLocale}.mjs`)),
      `React Aria has no texts of ${ariaLocale} (ariaLocale)`,
    ],
    [knowsNumbersIn(name), `scripts/support/texts/numbers.mjs has no ${name}: the words that may follow a number`],
    [knowsTypographyOf(name), `scripts/support/texts/typography.mjs has no ${name}: what its punctuation must not be`],
    [
      font === 'Inter' || styles.includes(`'${font} Variable'`),
      `src/ui/shared/styles/tokens.scss has no [lang|='${code}'] whose --font-sans names '${font} Variable'`,
    ],
  ];
}

for (const name of new Set([...foldersIn('locales'), ...documentsIn('docs/glossary')]))
  if (!languages.some((language) => language.folder === name))
    problems.push(`${name} is the folder or glossary of no language in src/domain/languages/declaredLanguages.ts`);

const codes = languages.map(({ code }) => code).join(', ');
if (!read('.env.example').includes(`One of ${codes}.\nDEFAULT_LANGUAGE=`))
  problems.push(`.env.example: the line above DEFAULT_LANGUAGE ends with “One of ${codes}.”`);

// Finds sentences with the number of languages, because such sentences become wrong when a language is added.
const COUNTED = /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s+(?:other\s+)?languages\b/i;
const prose = [
  'README.md',
  'CONTEXT.md',
  'CONTRIBUTING.md',
  ...listFiles(folder, 'docs').filter((file) => file.endsWith('.md')),
];
const code = ['src', 'server', 'contract', 'sample']
  .flatMap((name) => listFiles(folder, name))
  .filter((file) => /\.tsx?$/.test(file));
for (const file of [...prose, ...code]) {
  const counted = COUNTED.exec(read(file))?.[0];
  if (counted) problems.push(`${file} counts the languages: “${counted}”`);
}

for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems with what is declared: ${codes}`);
process.exitCode = problems.length > 0 ? 1 : 0;

function isLanguageSubtag(code) {
  try {
    return new Intl.Locale(code).language === code;
  } catch {
    return false;
  }
}

function foldersIn(name) {
  const entries = readdirSync(join(folder, name), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

function documentsIn(name) {
  return readdirSync(join(folder, name)).flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []));
}

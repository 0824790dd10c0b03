import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleLocaleOf, languages, type Language } from '../../src/domain/languages/language.ts';
import { inFull } from '../support/inFull.ts';
import { runNode } from '../support/runNode.ts';

/** A name that no feature of the project has. */
const PAGE = 'zq-made-up-page';
const CALL = 'zq-made-up-call';

const root = process.cwd();
const { FORCE_COLOR: _, ...surroundings } = process.env;
const env = { ...surroundings, NO_COLOR: '1' };
let folder: string;
let generatedPage: string;
let madeCommand: string;
let checkedUnworded: Run;

type Run = ReturnType<typeof runNode>;

const run = (...args: readonly string[]): Run => runNode(args, { cwd: folder, env });

/** Throws with the command's output if the command fails. */
function succeeded(done: Run): string {
  expect(done.status, done.printed).toBe(0);
  return done.printed;
}

const codeOf = (printed: string): readonly string[] =>
  [...printed.matchAll(/^(?:wrote|changed) +(.*\.tsx?)$/gm)].map(([, file]) => file ?? '');

const editedFiles = (printed: string): readonly string[] =>
  [...printed.matchAll(/^changed (.*)$/gm)]
    .map(([, file]) => file ?? '')
    .filter((file) => !file.startsWith('locales/'));

/** The same text for all texts of a page. */
const words: Readonly<Record<Language, string>> = {
  en: 'Made up for a try',
  nl: 'Verzonnen om te proberen',
  fr: 'Inventé pour essayer',
  es: 'Inventado para probar',
  ar: 'مبتكر من أجل التجربة',
  ja: '試すための名前',
};

const textFiles = (language: Language): readonly string[] =>
  ['navigation', 'zqMadeUpPage'].map((subject) => join('locales', bundleLocaleOf(language), `${subject}.json`));

function fillInTexts(): void {
  for (const language of languages)
    for (const file of textFiles(language)) {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/"TODO: [^"]*"/g, `"${words[language]}"`));
    }
}

const stepsIn = (printed: string): readonly string[] =>
  [...printed.matchAll(/^\d\. ([^:]+):/gm)].map(([, step]) => step ?? '');

const MADE_ELSEWHERE = ['node_modules', 'dist', '.git', '.cache', '.stryker-tmp', 'reports'];

/** Checks of the complete copy. `npm test` runs two, `npm run test:all` all of them, because each takes as long as in the project. */
const CHECKS = ['types', 'translations'];
const FURTHER_CHECKS = ['format', 'shipped code', 'text types', 'layers', 'unused code', 'styles', 'style classes'];

/** Copies the project and adds one new feature of each kind. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-feature-'));
  for (const name of readdirSync(root).filter((each) => !MADE_ELSEWHERE.includes(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // The embedded database for tests is copied, because creating it takes long.
  for (const file of ['.cache/pglite-image.tar', '.cache/pglite-image.tar.stamp'])
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  generatedPage = succeeded(run('scripts/new-feature.mjs', 'config-page', PAGE));
  madeCommand = succeeded(run('scripts/new-feature.mjs', 'command', CALL));
  checkedUnworded = run('scripts/check.mjs', 'translations');
  fillInTexts();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run new:feature', { timeout: 300_000 }, () => {
  it('edits at most five existing files, not counting text files', () => {
    expect(editedFiles(generatedPage)).toEqual([
      'src/domain/features/featureNames.ts',
      'src/features/features.ts',
      'server/features/company.ts',
      'sample/navigation.ts',
      'contract/company/merchantConfig.ts',
    ]);
    expect(editedFiles(madeCommand)).toEqual([
      'src/domain/features/featureNames.ts',
      'src/features/features.ts',
      'src/domain/shared/writeAction.ts',
      'contract/calls.ts',
      'server/features/features.ts',
    ]);
  });

  it.each([...CHECKS, ...(inFull('feature') ? FURTHER_CHECKS : [])])(
    'creates features that pass the check of %s',
    (step) => {
      succeeded(run('scripts/check.mjs', step));
    },
  );

  // Checks only the new files, because `npm run check` covers the others.
  it.runIf(inFull('feature'))('creates features that pass the linter', () => {
    const files = [...new Set([...codeOf(generatedPage), ...codeOf(madeCommand)])];
    expect(files.length).toBeGreaterThan(20);
    succeeded(run('scripts/check.mjs', 'lint', '--', ...files));
  });

  it('creates features whose only reported problem is missing texts in the other languages', () => {
    const { status, printed } = checkedUnworded;
    const reported = [...printed.matchAll(/^(\w+): (\S+) is not worded yet/gm)].map(
      ([, locale, key]) => `${locale} ${key}`,
    );
    const keys = [
      'navigation.zqMadeUpPage',
      ...['title', 'description', 'cardTitle', 'isEnabled.label', 'isEnabled.hint', 'note.label', 'note.hint'].map(
        (key) => `zqMadeUpPage.${key}`,
      ),
      ...['isEnabled', 'note'].map((field) => `zqMadeUpPage.changes.${field}`),
    ];
    const expected = languages.flatMap((language) => keys.map((key) => `${bundleLocaleOf(language)} ${key}`));
    expect(status, printed).toBe(1);
    expect(reported.toSorted(), printed).toEqual(expected.toSorted());
    expect(printed).toContain(` ${expected.length} problems`);
  });

  it('prints the remaining steps', () => {
    expect(stepsIn(generatedPage)).toEqual(['Fields', 'Texts', 'Icon and place', 'Requirement', 'At the end']);
    expect(stepsIn(madeCommand)).toEqual([
      'What is submitted',
      'What comes of it',
      'Where it is called',
      'Activity',
      'Requirement',
      'At the end',
    ]);
    for (const printed of [generatedPage, madeCommand])
      for (const [file] of printed.slice(printed.indexOf('Still to do')).matchAll(/[\w-]+\/[\w/-]+\.[a-z]+/g))
        expect(existsSync(join(folder, file)), file).toBe(true);
  });

  it.runIf(inFull('feature'))('creates tests that pass, and contract declarations whose tests pass', () => {
    const tests = [
      'contract/declaredParts',
      ...[PAGE, CALL].flatMap((name) => [`domain/${name}`, `contracts/${name}`]),
      `application/${CALL}`,
      `ui/${PAGE}`,
    ].map((file) => `test/${file}`);
    const printed = succeeded(run('node_modules/vitest/vitest.mjs', 'run', ...tests));
    expect(printed).toContain(`Test Files  ${tests.length} passed`);
  });

  it.runIf(inFull('feature'))(
    'creates fields that the contract’s test reports if the contract does not declare them',
    () => {
      const contract = join(folder, 'contract/company/merchantConfig.ts');
      const declared = readFileSync(contract, 'utf8');
      writeFileSync(contract, declared.replace(/^ {2}zqMadeUpPage: .*$/m, ''));
      const { status, printed } = run('node_modules/vitest/vitest.mjs', 'run', 'test/contract/declaredParts');
      writeFileSync(contract, declared);
      expect(status, printed).toBe(1);
      for (const field of ['isEnabled', 'note'])
        expect(printed).toContain(`× declares the field zqMadeUpPage.${field} for reads and writes`);
    },
  );

  it('does not overwrite an existing feature', () => {
    const { status, printed } = run('scripts/new-feature.mjs', 'config-page', PAGE);
    expect(status, printed).toBe(1);
    expect(printed).toContain('These are there already');
  });

  it('rejects an invalid folder name', () => {
    const { status, printed } = run('scripts/new-feature.mjs', 'config-page', 'ZqMadeUpPage');
    expect(status, printed).toBe(1);
  });
});

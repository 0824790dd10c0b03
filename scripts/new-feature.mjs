import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { insertAfter, insertBefore, insertImport } from './support/insertLines.mjs';
import { root } from './support/root.mjs';
import { capture } from './support/run.mjs';
import { UNWORDED } from './support/texts/unworded.mjs';

// Usage: new-feature.mjs config-page|command <name> [folder]. Tests pass a folder.
const [kind = '', kebab = '', folder = root] = process.argv.slice(2);
const kinds = {
  'config-page': {
    wire: wireConfigPage,
    left: [
      `Fields: make a switch and a text what the page is about. What each may be is said in
   src/domain/__kebab__/__items__Fields.ts; the contract declares them in contract/company/merchantConfig.ts,
   describe__Items__Change.ts names their changes, __Items__Page.tsx draws them.`,
      `Texts: word every “${UNWORDED}…” of __items__.json, and of navigation.json, in each folder of locales; the words
   of docs/glossary hold. npm run check translations names those that are left.`,
      `Icon and place: src/features/__kebab__/manifest.ts and sample/navigation.ts say file-text, below the return reasons.`,
      `Requirement: give it a row in docs/requirements.md, and name the row in the titles of the tests.`,
    ],
  },
  command: {
    wire: wireCommand,
    left: [
      `What is submitted: a note, as yet. contract/__kebab__/__items__.ts declares it,
   src/domain/__kebab__/writes/submit__Items__.ts says what may be submitted.`,
      `What comes of it: server/application/__kebab__/Submit__Items__.ts only writes it to the audit log.`,
      `Where it is called: no page asks src/application/__kebab__/Submit__Items__.ts yet.`,
      `Activity: src/domain/activity/activityKinds.ts says of which kind the act is, activity.json of each folder of locales
   what somebody did by it.`,
      `Requirement: give it a row in docs/requirements.md, and name the row in the titles of the tests.`,
    ],
  },
};
if (!(kind in kinds) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
  fail(`Say what is made and name it in lower case with hyphens:
npm run new:feature -- config-page gift-notes   a page that edits settings of a company as pending changes
npm run new:feature -- command gift-notes       a call that acts at once: contract, use cases, adapters, route`);

const words = kebab.split('-');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const Items = words.map(capital).join('');
const items = Items[0].toLowerCase() + Items.slice(1);
const names = {
  __kebab__: kebab,
  __Items__: Items,
  __items__: items,
  __title__: words.join(' '),
};
const property = kebab.includes('-') ? `'${kebab}'` : kebab;

const templates = join(root, 'scripts/templates', kind);
const locales = readdirSync(join(folder, 'locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const files = new Map();
for (const template of listFiles(templates)) {
  const text = filled(readFileSync(join(templates, template), 'utf8'));
  const path = filled(template.replace(/\.tpl$/, ''));
  for (const locale of path.includes('__locale__') ? locales : [''])
    files.set(path.replace('__locale__', locale), text);
}

const existing = [...files.keys()].filter((file) => existsSync(join(folder, file)));
if (existing.length > 0) fail(`These are there already:\n${existing.join('\n')}`);

for (const [file, text] of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  console.log(`wrote   ${file}`);
}

const edited = [];
kinds[kind].wire();

// Format the files, because their line breaks depend on the length of the feature's name.
await capture(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files.keys(), ...edited], {
  cwd: folder,
});

const steps = [...kinds[kind].left, 'At the end: npm run check, and npm run test:unit -- __kebab__.'];
console.log(`\nStill to do:\n${steps.map((step, index) => `${index + 1}. ${filled(step)}`).join('\n')}`);

function wireConfigPage() {
  addFeature(`{ changes: [{ type: 'COMPANY', prefix: '${items}.' }] }`);
  edit('server/features/company.ts', (text) =>
    insertAfter(
      insertImport(text, `import { ${items}Subject } from '../../src/domain/${kebab}/${items}Subject.ts';`),
      /^ {2}changes: \{/m,
      ` ${property}: subject(${items}Subject),`,
    ),
  );
  edit('sample/navigation.ts', (text) =>
    insertAfter(
      insertBefore(
        text,
        /^} as const satisfies Record<string, Page>;$/m,
        `  ${items}: page('${items}', '/${kebab}', 'file-text'),`,
      ),
      /pages: \[\n {6}merchantPages\.returnReasons/,
      `,\n      merchantPages.${items}`,
    ),
  );
  edit('contract/company/merchantConfig.ts', (text) =>
    insertAfter(
      text,
      /^ {2}returnReasons: z\.optional\(returnReasonsSchema\),/m,
      `\n  ${items}: z.optional(z.looseObject({ isEnabled: z.optional(z.boolean()), note: z.optional(z.string()) })),`,
    ),
  );
  for (const locale of locales)
    edit(`locales/${locale}/navigation.json`, (text) =>
      insertAfter(text, /^ {2}"returnReasons": "[^"]*",/m, `\n  "${items}": "${UNWORDED}the page’s title",`),
    );
  generateTextTypes();
}

function wireCommand() {
  addFeature('{ changes: [] }');
  edit('src/domain/shared/writeAction.ts', (text) =>
    insertAfter(text, /^export type WriteAction =$/m, `\n  | '${kebab}.submitted'`),
  );
  edit('contract/calls.ts', (text) =>
    insertBefore(
      insertImport(text, `import { ${items}Calls } from './${kebab}/calls.ts';`),
      /^ {2}\.\.\.operationCalls,$/m,
      `  ...${items}Calls,`,
    ),
  );
  edit('server/features/features.ts', (text) =>
    insertBefore(insertImport(text, `import { ${items} } from './${items}.ts';`), /^ {2}operations,$/m, `  ${items},`),
  );
}

function addFeature(owned) {
  edit('src/domain/features/featureNames.ts', (text) =>
    insertBefore(text, /^} as const;$/m, `  ${property}: ${owned},`),
  );
  edit('src/features/features.ts', (text) =>
    insertBefore(
      insertImport(text, `import { ${items} } from './${kebab}/manifest.ts';`),
      /^};$/m,
      kebab === items ? `  ${items},` : `  ${property}: ${items},`,
    ),
  );
}

function generateTextTypes() {
  const script = join(root, 'scripts/generate-text-types.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, folder], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) fail(stderr);
}

function filled(text) {
  return text.replaceAll(/__(?!locale)[A-Za-z]+?__/g, (token) => names[token] ?? token);
}

function edit(file, change) {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  edited.push(file);
  console.log(`changed ${file}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

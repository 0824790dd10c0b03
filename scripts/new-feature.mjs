import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { insertAfter, insertBefore, insertImport } from './support/insertLines.mjs';
import { root } from './support/root.mjs';
import { capture } from './support/run.mjs';

// Usage: new-feature.mjs config-page <name> [folder]; the folder is the project's unless a test names another.
const [kind = '', kebab = '', folder = root] = process.argv.slice(2);
if (kind !== 'config-page' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
  fail('Say what is made and name it in lower case with hyphens: npm run new:feature -- config-page gift-notes');

const words = kebab.split('-');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const Items = words.map(capital).join('');
const items = Items[0].toLowerCase() + Items.slice(1);
const names = {
  __kebab__: kebab,
  __Items__: Items,
  __items__: items,
  __CONST__: words.join('_').toUpperCase(),
  __Title__: capital(words.join(' ')),
  __title__: words.join(' '),
};

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

const taken = [...files.keys()].filter((file) => existsSync(join(folder, file)));
if (taken.length > 0) fail(`These are there already:\n${taken.join('\n')}`);

for (const [file, text] of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  console.log(`wrote   ${file}`);
}

const edited = [];
const quoted = kebab.includes('-') ? `'${kebab}'` : kebab;
edit('src/domain/features/featureNames.ts', (text) =>
  insertBefore(text, /^} as const;$/m, `  ${quoted}: { changes: [{ type: 'COMPANY', prefix: '${items}.' }] },`),
);
edit('src/features/features.ts', (text) =>
  insertBefore(
    insertImport(text, `import { ${items} } from './${kebab}/manifest.ts';`),
    /^};$/m,
    kebab === items ? `  ${items},` : `  ${quoted}: ${items},`,
  ),
);
edit('server/features/company.ts', (text) =>
  insertAfter(
    insertImport(text, `import { ${items}Subject } from '../../src/domain/${kebab}/${items}Subject.ts';`),
    /^ {2}changes: \{/m,
    ` ${quoted}: subject(${items}Subject),`,
  ),
);
edit('sample/navigation.ts', (text) =>
  insertAfter(
    insertBefore(
      text,
      /^} as const satisfies Record<string, Page>;$/m,
      `  ${items}: page('${items}', '/${kebab}', 'file-text'),`,
    ),
    /pages: \[merchantPages\.returnReasons/,
    `, merchantPages.${items}`,
  ),
);
for (const locale of locales)
  edit(`locales/${locale}/navigation.json`, (text) =>
    insertAfter(text, /^ {2}"returnReasons": "[^"]*",/m, `\n  "${items}": "${names.__Title__}",`),
  );

const subjects = listFiles(folder, 'locales/en').filter((file) => file.endsWith('.json'));
if (subjects.length > 0)
  await capture(process.execPath, [join(root, 'scripts/generate-text-types.mjs'), folder], { cwd: folder });

// Names differ in length, and with them where lines break.
await capture(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files.keys(), ...edited], {
  cwd: folder,
});

console.log(
  filled(`
Now, by hand: the fields the page is about (src/domain/__kebab__), and their texts in the other five languages.`),
);

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

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { insertBefore, insertImport } from './support/insertLines.mjs';
import { root } from './support/root.mjs';
import { capture } from './support/run.mjs';

// Usage: new-feature.mjs <name> [folder]; the folder is the project's unless a test names another.
const [kebab = '', folder = root] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
  fail('Name the feature in lower case with hyphens: npm run new:feature pickup-points');

const words = kebab.split('-');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const Items = words.map(capital).join('');
const Item = singularOf(Items);
const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);
const names = {
  __kebab__: kebab,
  __Items__: Items,
  __items__: lowerFirst(Items),
  __Item__: Item,
  __item__: lowerFirst(Item),
  __Title__: capital(words.join(' ')),
  __title__: words.join(' '),
};

const templates = join(root, 'scripts/templates/feature');
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
const ioc = 'src/infrastructure/ioc';
const gateway = `${Item}Gateway`;
const port = `import { ${gateway} } from '../../application/${kebab}/${gateway}.ts';`;
const adapter = (name) => `import { ${name}${gateway} } from '../${kebab}/${name}${gateway}.ts';`;
edit('src/ui/shared/i18next.d.ts', (text) =>
  insertBefore(
    insertImport(text, filled("import type __items__ from '../../../locales/en/__items__.json';")),
    /^ {6}\};$/m,
    filled('        __items__: typeof __items__;'),
  ),
);
edit(`${ioc}/features.ts`, (text) =>
  insertBefore(
    insertImport(text, filled("import { __items__Module } from './__items__Module.ts';")),
    /^\];$/m,
    filled('  __items__Module,'),
  ),
);
edit(`${ioc}/httpGateways.ts`, (text) =>
  insertBefore(
    [port, adapter('Http')].reduce(insertImport, text),
    /^\}\);$/m,
    `  provide(bind, ${gateway}, [Http], (http) => new Http${gateway}(http));`,
  ),
);
edit(`${ioc}/demoAdapters.ts`, (text) =>
  insertBefore(
    [port, adapter('InMemory')].reduce(insertImport, text),
    /^ {2}\}\);$/m,
    `    provide(bind, ${gateway}, [Ids], (ids) => new InMemory${gateway}(ids));`,
  ),
);

// Names differ in length, and with them where lines break.
await capture(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...files.keys(), ...edited], {
  cwd: folder,
});

console.log(
  filled(`
Now, by hand:
  contract/calls.ts                    add list__Items__ and add__Item__; give each a route and a use case in server/
  src/main/pages.ts                    give __Items__Page its path, and navigation a title for it
  locales                              translate: all six hold the English text
  test/contracts                       run describe__Item__Gateway on Http__Item__Gateway over the real server`),
);

function filled(text) {
  return text.replaceAll(/__(?!locale)[A-Za-z]+?__/g, (token) => names[token] ?? token);
}

/** `PickupPoints` has `PickupPoint`s; a name without a plural gets one from `Item`. */
function singularOf(plural) {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  if (/[^su]s$/.test(plural)) return plural.slice(0, -1);
  return `${plural}Item`;
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

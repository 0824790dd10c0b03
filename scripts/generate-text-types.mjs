import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from './support/build/hashFiles.mjs';
import { root } from './support/root.mjs';

// Usage: generate-text-types.mjs [--check] [folder]. Generates src/ui/shared/i18next.d.ts from the English texts.
const isCheck = process.argv[2] === '--check';
const folder = process.argv[isCheck ? 3 : 2] ?? root;
const target = join(folder, 'src/ui/shared/i18next.d.ts');
const subjects = listFiles(folder, 'locales/en')
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'))
  .toSorted();

const text = `// Made by npm run texts from the English bundle, which types every translation key.
import 'i18next';
${subjects.map((name) => `import type ${name} from '../../../locales/en/${name}.json';`).join('\n')}

declare module 'i18next' {
  interface CustomTypeOptions {
    returnNull: false;
    resources: {
      translation: {
${subjects.map((name) => `        ${name}: typeof ${name};`).join('\n')}
      };
    };
  }
}
`;

if (!isCheck) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('src/ui/shared/i18next.d.ts is not what the English bundle makes it: npm run texts');
  process.exitCode = 1;
}

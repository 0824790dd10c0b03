import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { compile } from 'sass';
import { listFiles } from './support/build/hashFiles.mjs';
import { root } from './support/root.mjs';

// Usage: check-classes.mjs [folder]. Fails if a class is missing or unused, or if two style modules have the same name.
const folder = process.argv[2] ?? root;
const files = listFiles(folder, 'src');
const problems = [];

/** @returns {Map<string, Set<string> | 'all'>} used classes by the module's path */
const usedClasses = new Map();
for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
  const code = readFileSync(join(folder, file), 'utf8');
  for (const [, name, path] of code.matchAll(/^import (\w+) from '([^']+\.module\.scss)';$/gm)) {
    const module = normalize(join(dirname(file), path));
    const names = new Set([...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map((match) => match[1]));
    // `styles[variant]` may use any class of the module.
    const isOpen = new RegExp(`\\b${name}\\[|[({,=]\\s*${name}\\s*[),}]`).test(code);
    const used = usedClasses.get(module);
    if (isOpen || used === 'all') usedClasses.set(module, 'all');
    else usedClasses.set(module, new Set([...(used ?? []), ...names]));
    const present = classesOf(module);
    for (const each of names) if (!present.has(each)) problems.push(`${file}: ${path} has no class "${each}"`);
  }
}
const moduleByName = new Map();
for (const module of files.filter((each) => each.endsWith('.module.scss'))) {
  const other = moduleByName.get(basename(module));
  if (other !== undefined) problems.push(`${module}: ${other} has the same name`);
  moduleByName.set(basename(module), module);
  const names = usedClasses.get(module);
  if (names === 'all') continue;
  for (const each of classesOf(module))
    if (!names?.has(each)) problems.push(`${module}: nothing takes the class "${each}"`);
}

function classesOf(module) {
  const { css } = compile(join(folder, module), {
    loadPaths: [join(folder, 'src')],
    logger: { warn() {}, debug() {} },
  });
  const rules = css
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replaceAll(/url\([^)]*\)|"[^"]*"/g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1]));
}

for (const problem of problems.toSorted()) console.error(problem);
console.log(`${problems.length} problems with classes`);
process.exitCode = problems.length > 0 ? 1 : 0;

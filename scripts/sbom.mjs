import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './support/licenses/billOfMaterials.mjs';
import { licenseProblems } from './support/licenses/licenseProblems.mjs';
import { productionPackages } from './support/licenses/productionPackages.mjs';
import { root } from './support/root.mjs';

// Usage: sbom.mjs [--check] [folder]. Writes dist/sbom.json and dist/licenses.txt for the production packages.
// `--check` only checks their licenses.
const isCheck = process.argv[2] === '--check';
const folder = process.argv[isCheck ? 3 : 2] ?? root;
const packages = productionPackages(folder);
const problems = licenseProblems(packages);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

if (!isCheck && problems.length === 0) {
  const product = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dist = join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'sbom.json'), `${JSON.stringify(billOfMaterials(product, packages), undefined, 2)}\n`);
  const lines = packages.map(({ name, version, license }) => `${name}@${version}: ${license}\n`);
  writeFileSync(join(dist, 'licenses.txt'), lines.join(''));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/';

/**
 * Reads the production packages from package-lock.json, ordered by name and version. `npm sbom --omit dev` is not used,
 * because it omits a production package if a development package needs the package too (npm 11.19).
 */
export function productionPackages(folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const found = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { name, version, license, integrity, optional }]) => ({
      name: name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      license,
      integrity,
      isOptional: optional === true,
    }));
  // A package can be installed in several folders.
  const unique = new Map(found.map((each) => [`${each.name}@${each.version}`, each]));
  return [...unique.values()].toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
}

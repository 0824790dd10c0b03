/** Licenses (SPDX) that a production package may have. A new license needs a decision. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Public Domain',
  // libvips of sharp. It is linked dynamically, so it can be replaced.
  'LGPL-3.0-or-later',
]);

const partsOf = (license) => license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);

/** Every part of an expression must be allowed, also if only one part has to apply. */
export const licenseProblems = (packages) =>
  packages
    .filter(({ license }) => typeof license !== 'string' || !partsOf(license).every((part) => ALLOWED.has(part)))
    .map(({ name, version, license }) => `${name}@${version}: the license ${license ?? '(none)'} is not allowed`);

// Generates the address formats of countries from library data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './support/root.mjs';

register();
const { countryCodes } = await import('../src/domain/international/countryCodes.ts');
const { addressFormatTable } = await import('./support/addressFormats/addressFormatTable.ts');

const table = addressFormatTable(countryCodes)
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n');
const file = join(root, 'src/domain/warehouses/address/form/addressFormatTable.ts');
writeFileSync(
  file,
  `/**
 * Which parts an address has in each country, in which order, and what they are called there. Made by
 * \`npm run address-formats\` from localized-address-format and Google's address data (CC-BY 4.0); a test tells when those differ.
 */
export const addressFormatTable = \`
${table}
\`;
`,
);
console.log(`Wrote ${file}`);

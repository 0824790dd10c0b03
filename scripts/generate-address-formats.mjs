// Generates the address formats of countries from library data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countryCodes } from '../src/domain/international/countryCodes.ts';
import { addressFormatTable } from './support/addressFormats/addressFormatTable.ts';
import { root } from './support/root.mjs';

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

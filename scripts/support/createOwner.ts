import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import { createOwner, type NewOwner, type OwnerRefusal } from '../../server/infrastructure/postgres/createOwner.ts';
import { readCommonPasswords } from '../../server/infrastructure/passwords/readCommonPasswords.ts';
import { parseCompanyId } from '../../src/domain/company/companyId.ts';
import { isCountryCode } from '../../src/domain/international/countryCodes.ts';
import { languages } from '../../src/domain/languages/language.ts';
import { isEmail } from '../../src/domain/validation/formats/isEmail.ts';
import { COMMON_PASSWORD, PERSONAL_PASSWORD } from '../../src/domain/session/newPassword.ts';
import { configuredSettings } from './configuredSettings.ts';
import { fail } from './fail.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';

const USAGE = `npm run owner:create -- --carrier ACME_POST --organisation ACME --name "Acme Post" --admin ada@acme.example
  --country AU [--product "Acme Returns"] [--admin-name "Ada Lovelace"] [--language ${languages.join('|')}]
The admin's password is read from OWNER_PASSWORD, so that no list of processes shows it.`;

const RULES =
  'OWNER_PASSWORD takes 8 to 20 characters with a small and a capital letter and a digit, or 12 and more with a sign too.';

function sentenceOf(refusal: OwnerRefusal, owner: NewOwner): string {
  if (refusal.kind === 'carrier-exists') return `There is an owner ${owner.carrier} already.`;
  if (refusal.kind === 'organisation-exists') return `There is an organisation ${owner.rootOrgId} already.`;
  if (refusal.message === COMMON_PASSWORD) return 'OWNER_PASSWORD is on a list of common passwords.';
  return refusal.message === PERSONAL_PASSWORD ? 'OWNER_PASSWORD consists mainly of names given here.' : RULES;
}

const { ADMIN_ROLES, RETURNS_PRODUCT, COMMON_PASSWORDS_FILE } = configuredSettings();
const commonPasswords = readCommonPasswords(COMMON_PASSWORDS_FILE);
if (!commonPasswords.ok) fail(commonPasswords.error);

function readOwner(): NewOwner {
  const options = ['carrier', 'organisation', 'name', 'admin', 'product', 'admin-name', 'language', 'country'];
  const { values } = parseArgs({
    options: Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
  });
  const text = (name: string): string | undefined => values[name]?.toString().trim() || undefined;
  const needed = (name: string): string => text(name) ?? fail(`--${name} is missing.\n${USAGE}`);

  const carrier = needed('carrier');
  if (!/^[A-Z0-9_]{1,64}$/.test(carrier)) fail('--carrier takes capital letters, digits and underscores.');
  const rootOrgId = parseCompanyId(needed('organisation')) ?? fail('--organisation takes letters, digits, _ and -.');
  const email = needed('admin');
  if (!isEmail(email)) fail(`--admin takes an e-mail address, not "${email}".`);
  const language =
    languages.find((each) => each === (text('language') ?? 'en')) ?? fail(`--language: ${languages.join(', ')}.`);
  const country = needed('country').toUpperCase();
  if (!isCountryCode(country)) fail('--country takes the two-letter code of a country, as AU.');
  const password = process.env['OWNER_PASSWORD'] ?? '';
  if (password === '') fail(RULES);
  const carrierName = needed('name');
  const name = text('admin-name') ?? email;
  return {
    carrier,
    rootOrgId,
    carrierName,
    productName: text('product') ?? `${carrierName} Returns`,
    language,
    country,
    returnsProduct: RETURNS_PRODUCT,
    admin: { userId: randomUUID(), email, name, password, roles: ADMIN_ROLES.slice(0, 1) },
  };
}

const owner = readOwner();
const database = await openConfiguredDatabase();
try {
  const created = await createOwner(database, owner, Date.now(), commonPasswords.value);
  if (!created.ok) fail(sentenceOf(created.error, owner));
  console.log(
    `${owner.admin.email} may sign in to ${owner.rootOrgId}, where CARRIER or CARRIERS_BY_HOST says ${owner.carrier}.`,
  );
} finally {
  await database.close();
}

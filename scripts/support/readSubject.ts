import { parseArgs } from 'node:util';
import { parseCompanyId } from '../../src/domain/company/companyId.ts';
import { fail } from './fail.ts';

/** The owner, and the person or merchant whose data is exported or erased. */
export type Subject =
  | { readonly kind: 'person'; readonly rootOrgId: string; readonly user: string }
  | { readonly kind: 'merchant'; readonly rootOrgId: string; readonly companyId: string };

/** Reads `person --owner … --user …` or `merchant --owner … --merchant …` from the arguments of the command. */
export function readSubject(command: 'export' | 'erase'): Subject {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' }, user: { type: 'string' }, merchant: { type: 'string' } },
  });
  const kind = positionals[0] === 'merchant' ? 'merchant' : 'person';
  const usage = {
    person: `npm run person:${command} -- --owner ACME --user <user ID or e-mail address>`,
    merchant: `npm run merchant:${command} -- --owner ACME --merchant <company ID>`,
  }[kind];
  const rootOrgId = parseCompanyId(values.owner ?? '') ?? fail(`--owner takes the ID of an organisation.\n${usage}`);
  if (kind === 'person') return { kind, rootOrgId, user: values.user?.trim() || fail(`--user is missing.\n${usage}`) };
  const companyId = parseCompanyId(values.merchant ?? '') ?? fail(`--merchant takes the ID of a company.\n${usage}`);
  if (companyId === rootOrgId) fail(`${companyId} is the organisation of the owner, not a merchant.`);
  return { kind, rootOrgId, companyId };
}

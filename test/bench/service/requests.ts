import { postMerchantConfig } from '../../../contract/company/merchantConfig.ts';
import type { Asked, WriteChain } from './loadJob.ts';
import { signInTo, type Session } from './signInTo.ts';

/** ID of the owner of the merchants. */
export const ROOT = 'AUSPOST';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-GB,en;q=0.9' };
/** Search texts that match many, few and no merchants. */
export const SEARCHES =
  'baker,north,and,field,ltd,zz,green,2026,qqqq,super,ex,mill,son,tech,a,harbour,bl,outdoor,book,toy'.split(',');

export const signInPage: Asked = { method: 'GET', path: '/', headers: BROWSER };

export const listOf = (authorization: string, query = ''): Asked => ({
  method: 'GET',
  path: `/v1/returns-portal-service/${ROOT}/companies${query}`,
  headers: { ...BROWSER, authorization },
});

/** Signs in the user of each company. One after the other, because the queue of password checks is short. */
export async function staffOf(origin: string, companies: readonly string[]): Promise<ReadonlyMap<string, Session>> {
  const staff = new Map<string, Session>();
  for (const companyId of companies)
    staff.set(companyId, await signInTo(origin, companyId, `staff@${companyId.toLowerCase()}`));
  return staff;
}

export const chainsOf = (
  origin: string,
  staff: ReadonlyMap<string, Session>,
  kind: WriteChain['kind'],
): Promise<WriteChain[]> =>
  Promise.all(
    [...staff].map(async ([companyId, { authorization }]) => {
      const path = `/v1/returns-portal-service/${ROOT}/company/${companyId}/${kind === 'draft' ? 'drafts/mine' : 'settings'}`;
      const revision = await readRevision(origin, authorization, kind === 'draft' ? { path } : { companyId });
      return { kind, path, authorization, revision };
    }),
  );

export const configurationOf = (companyId: string, authorization: string): Asked => ({
  method: postMerchantConfig.method,
  path: postMerchantConfig.path,
  headers: { ...BROWSER, authorization, 'content-type': 'application/json' },
  body: JSON.stringify({ merchant: companyId, token: '' }),
});

async function readRevision(
  origin: string,
  authorization: string,
  target: { readonly path: string } | { readonly companyId: string },
): Promise<string> {
  const readRequest =
    'path' in target
      ? { method: 'GET', path: target.path, headers: { authorization } }
      : configurationOf(target.companyId, authorization);
  const { path, ...request } = readRequest;
  const answer = await fetch(origin + path, request);
  return ((await answer.json()) as { revision: string }).revision;
}

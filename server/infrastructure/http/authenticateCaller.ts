import type { IncomingHttpHeaders } from 'node:http';
import type { CallCaller } from '../../../contract/call.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Authenticate, Authenticated } from '../../application/session/Authenticate.ts';
import type { ServiceFailure } from '../../application/shared/failure.ts';

const BARRED = {
  'company-disabled': 'constants.apiErrors.companyIsDisabled',
  'role-unknown': 'constants.apiErrors.permissions',
} as const;

export type CallerRules = {
  readonly authenticate: Pick<Authenticate, 'execute'>;
  /** The public key clients name themselves by. */
  readonly clientKey: string;
};

/** The person who asks, and the company that the call is about, where that person may read it. */
export type Caller = Pick<Authenticated, 'principal' | 'company'>;

/** Proves that a request comes from whom its call wants; answers the person, where there is one. */
export async function authenticateCaller(
  caller: CallCaller,
  headers: IncomingHttpHeaders,
  rules: CallerRules,
  options: { readonly admitsBarred: boolean; readonly about?: CompanyId | undefined },
): Promise<Result<Caller | undefined, ServiceFailure>> {
  if (caller === 'anyone') return ok(undefined);
  if (caller === 'client')
    return clientKeyOf(headers.authorization) === rules.clientKey ? ok(undefined) : err({ kind: 'unauthorized' });

  const token = /^Bearer ([A-Za-z0-9._~+/-]{1,512}=*)$/i.exec(headers.authorization ?? '')?.[1];
  const authenticated = token === undefined ? undefined : await rules.authenticate.execute(token, options.about);
  if (authenticated === undefined) return err({ kind: 'unauthorized' });
  const { principal, barred, company } = authenticated;
  if (barred !== undefined && !options.admitsBarred) return err({ kind: 'forbidden', message: BARRED[barred] });
  if (caller === 'admin' && !principal.isAdmin) return err({ kind: 'forbidden' });
  return ok({ principal, company });
}

/** The user name of basic authorization; the password beside a public key proves nothing and is not looked at. */
function clientKeyOf(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(authorization ?? '')?.[1];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8').split(':', 1)[0];
}

import type { IncomingHttpHeaders } from 'node:http';
import { STANDARD_SCOPE, type Call } from '../../../../contract/call.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { Authenticate, Authenticated, Barred, Presented } from '../../../application/session/Authenticate.ts';
import type { StepUp } from '../../../application/session/second-factor/StepUp.ts';
import type { Principal } from '../../../application/shared/Principal.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';

const BARRED: Readonly<Record<Barred, ServiceFailure>> = {
  'company-disabled': { kind: 'forbidden', message: 'constants.apiErrors.companyIsDisabled' },
  'role-unknown': { kind: 'forbidden', message: 'constants.apiErrors.permissions' },
  'second-factor-missing': { kind: 'second-factor-setup-required' },
};

const ROLE_MAY_NOT = 'constants.apiErrors.roleMayNot';

export type ScopeRefusal = {
  readonly principal: Principal;
  readonly isAppToken: boolean;
  readonly scope: string;
  readonly callId: string;
  readonly presented: Presented;
};

export type CallerRules = {
  readonly authenticate: Pick<Authenticate, 'execute'>;
  readonly stepUp: Pick<StepUp, 'check'>;
  readonly onScopeRefused?: ((refused: ScopeRefusal) => void) | undefined;
  /** Public key by which clients identify themselves. */
  readonly clientKey: string;
};

export type Caller = Pick<Authenticated, 'principal' | 'company'>;

export async function authenticateCaller(
  call: Pick<Call, 'id' | 'caller' | 'scope' | 'clientScopes' | 'right' | 'stepUp'>,
  headers: IncomingHttpHeaders,
  rules: CallerRules,
  options: {
    readonly admits: readonly Barred[];
    readonly presented: Presented;
    readonly about?: CompanyId | undefined;
  },
): Promise<Result<Caller | undefined, ServiceFailure>> {
  const { caller, scope: standard = STANDARD_SCOPE, clientScopes = [], right } = call;
  const { presented, about } = options;
  if (caller === 'anyone') return ok(undefined);
  if (caller === 'client')
    return clientKeyOf(headers.authorization) === rules.clientKey ? ok(undefined) : err({ kind: 'unauthorized' });

  const token = /^Bearer ([A-Za-z0-9._~+/-]{1,512}=*)$/i.exec(headers.authorization ?? '')?.[1];
  const authenticated = token === undefined ? undefined : await rules.authenticate.execute(token, presented, about);
  if (authenticated === undefined) return err({ kind: 'unauthorized' });
  const { principal, barred, company, isAppToken }: Authenticated = authenticated;
  const needed = isAppToken ? [standard, ...clientScopes] : [standard];
  const scope = needed.find((each) => !authenticated.scopes.includes(each));
  if (scope !== undefined) {
    rules.onScopeRefused?.({ principal, isAppToken, scope, callId: call.id, presented });
    return err({ kind: 'insufficient-scope', scope });
  }
  if (barred !== undefined && !options.admits.includes(barred)) return err(BARRED[barred]);
  if (caller === 'admin' && !principal.isAdmin) return err({ kind: 'forbidden' });
  if (right !== undefined && !authenticated.rights.includes(right))
    return err({ kind: 'forbidden', message: ROLE_MAY_NOT });
  const confirmed = call.stepUp ? await rules.stepUp.check(principal) : ok(undefined);
  return confirmed.ok ? ok({ principal, company }) : confirmed;
}

/** User name in Basic authorization. Ignores the password, because the client key is public. */
function clientKeyOf(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,1024})$/i.exec(authorization ?? '')?.[1];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8').split(':', 1)[0];
}

import type { Clock } from '../../../src/application/shared/Clock.ts';
import { adminClientScopes, staffScopes, scopesOf } from '../../../src/domain/session/scopes.ts';
import { APP_TOKEN_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { Authenticate, Presented } from './Authenticate.ts';
import type { SessionRepository } from './SessionRepository.ts';
import { secondsUntil } from './TokenAnswer.ts';
import type { TokenMint } from './TokenMint.ts';

export type AppTokenRequest = {
  readonly subjectToken: string | undefined;
  /** Requested scopes, separated by spaces. Only scopes of the admin client are granted [AU-15]. */
  readonly scope: string;
  readonly presented: Presented;
};

export type AppTokenAnswer = { readonly accessToken: string; readonly expiresInSeconds: number };

const refused = err({ kind: 'unauthorized' } as const);
const names = (scopes: readonly string[], scope: string): boolean => scopes.includes(scope);

/** Issues a token for publishing. It ends with the admin's session and cannot request further tokens. */
export class IssueAppToken {
  readonly #authenticate: Authenticate;
  readonly #sessions: SessionRepository;
  readonly #mint: TokenMint;
  readonly #clock: Clock;

  constructor(authenticate: Authenticate, sessions: SessionRepository, mint: TokenMint, clock: Clock) {
    this.#authenticate = authenticate;
    this.#sessions = sessions;
    this.#mint = mint;
    this.#clock = clock;
  }

  async execute({ subjectToken, scope, presented }: AppTokenRequest): Promise<Result<AppTokenAnswer, ServiceFailure>> {
    const subject = subjectToken === undefined ? undefined : await this.#authenticate.execute(subjectToken, presented);
    if (subject?.principal.isAdmin !== true || subject.barred !== undefined || subject.isAppToken) return refused;
    const scopes = scopesOf(scope);
    // A scope that staff can have is granted only if the admin's session has it.
    const isGranted = (each: string): boolean =>
      names(adminClientScopes, each) && (!names(staffScopes, each) || subject.scopes.includes(each));
    if (scopes.length === 0 || !scopes.every(isGranted))
      return err({ kind: 'invalid', errors: [{ pointer: '/scope', message: 'not granted' }] });
    const now = this.#clock.now();
    const { accessToken } = this.#mint.first();
    const expiresAt = await this.#sessions.addAppToken(
      subject.principal.sessionId,
      { accessHash: this.#mint.hash(accessToken), scopes, expiresAt: now + APP_TOKEN_LIFE },
      now,
    );
    return expiresAt === undefined ? refused : ok({ accessToken, expiresInSeconds: secondsUntil(expiresAt, now) });
  }
}

import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import { signInAddressOf } from '../../../src/domain/session/signInAddress.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { networkOf } from './networkOf.ts';
import type { PasswordVerifier } from './PasswordVerifier.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { SignInThrottle } from './SignInThrottle.ts';
import type { StaffDirectory } from './StaffDirectory.ts';
import { accessExpiry, secondsUntil, SESSION_LIFE, type TokenAnswer } from './TokenAnswer.ts';
import type { TokenMint } from './TokenMint.ts';

export type PasswordSignIn = {
  readonly organisationId: string;
  readonly username: string;
  readonly password: string;
  /** Where the request comes from, for the throttle. */
  readonly address: string;
};

const refused = err({ kind: 'unauthorized', message: 'constants.apiErrors.loginNotValid' } as const);

/**
 * Signs a person in by password. Unknown, wrong, disabled and locked get one answer after the same work; a
 * disabled company does sign in, so that the page can say why it stops there. Who proves to be of another organisation of
 * the same owner is told where to sign in; one password is verified whatever was found.
 */
export class SignInWithPassword {
  readonly #staff: StaffDirectory;
  readonly #passwords: PasswordVerifier;
  readonly #throttle: SignInThrottle;
  readonly #sessions: SessionRepository;
  readonly #mint: TokenMint;
  readonly #clock: Clock;
  readonly #ids: Ids;
  readonly #environment: { readonly isAdminEnvironment: boolean };

  constructor(
    staff: StaffDirectory,
    passwords: PasswordVerifier,
    throttle: SignInThrottle,
    sessions: SessionRepository,
    mint: TokenMint,
    clock: Clock,
    ids: Ids,
    environment: { readonly isAdminEnvironment: boolean },
  ) {
    this.#staff = staff;
    this.#passwords = passwords;
    this.#throttle = throttle;
    this.#sessions = sessions;
    this.#mint = mint;
    this.#clock = clock;
    this.#ids = ids;
    this.#environment = environment;
  }

  async execute(signIn: PasswordSignIn): Promise<Result<TokenAnswer, ServiceFailure>> {
    const organisationId = parseCompanyId(signIn.organisationId);
    if (organisationId === undefined) return refused;
    const username = signIn.username.trim();
    const staff = await this.#staff.findByUsername(organisationId, username);
    // Guesses count for the account they are about, at whatever address they are made.
    const attempt = {
      organisationId: staff?.organisationId ?? organisationId,
      // As it is kept: whatever spelling the look-up takes for the same name counts as that name.
      username: staff?.email ?? username,
      address: networkOf(signIn.address),
    };
    const verdict = await this.#throttle.begin(attempt, this.#clock.now());
    if (verdict.kind === 'address-blocked')
      return err({ kind: 'throttled', retryAfterSeconds: verdict.retryAfterSeconds });

    const mayMatch = staff?.enabled === true && verdict.kind === 'free';
    const matches = await this.#passwords.verify(mayMatch ? staff.passwordHash : undefined, signIn.password);
    if (!matches || staff === undefined) return refused;

    await this.#throttle.succeeded(attempt);
    if (staff.organisationId !== organisationId) {
      const { isAdminEnvironment } = this.#environment;
      const address = signInAddressOf({ ...staff, isAdminEnvironment });
      if (address !== undefined) return err({ ...refused.error, signInAt: address });
      // Where every path is an admin's, a merchant's staff are told that nothing here is theirs [RT-3].
      return isAdminEnvironment ? err({ ...refused.error, message: 'constants.apiErrors.permissions' }) : refused;
    }
    const now = this.#clock.now();
    const tokens = this.#mint.first();
    const session = {
      sessionId: this.#ids.next(),
      userId: staff.userId,
      rootOrgId: staff.rootOrgId,
      organisationId,
      expiresAt: now + SESSION_LIFE,
    };
    const accessExpiresAt = accessExpiry(session, now);
    await this.#sessions.create(
      session,
      {
        refreshHash: this.#mint.hash(tokens.refreshToken),
        accessHash: this.#mint.hash(tokens.accessToken),
        accessExpiresAt,
      },
      now,
    );
    return ok({ tokens, expiresInSeconds: secondsUntil(accessExpiresAt, now), staff, sessionId: session.sessionId });
  }
}

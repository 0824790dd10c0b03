import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** The password of whoever is signed in, where the service announces `userManagement`. */
export interface PasswordGateway {
  /**
   * Replaces it and ends all other sessions. `rejected` with `WRONG_PASSWORD` where the current one is another, and with
   * the rule's message where the next one is not good.
   */
  change(current: string, next: string): Promise<Result<void, PortFailure>>;
}
export const PasswordGateway = portToken<PasswordGateway>('PasswordGateway');

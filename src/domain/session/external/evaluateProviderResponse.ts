import { isOver, type ExternalAttempt, type ProviderVisit } from './externalAttempt.ts';
import type { ProviderAnswer } from './providerAnswer.ts';
import { isAnsweredByCode, type ExternalLogin } from '../signInMethod.ts';
import type { ExternalGrant } from '../tokenRequest.ts';

/** `not-valid`: the provider refused. `not-confirmed`: this tab made no such request. `code-expired`: too late. */
export type AnswerRefusal = 'not-valid' | 'not-confirmed' | 'code-expired';

export type AnswerVerdict =
  | { readonly kind: 'grant'; readonly grant: ExternalGrant; readonly attempt: ExternalAttempt }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly because: AnswerRefusal };

const refused = (because: AnswerRefusal): AnswerVerdict => ({ kind: 'refused', because });

/**
 * Validates a provider's response. `visit`: this tab's request with the same state; it is used only once. Accepts only
 * the configured flow, e.g. no token in the fragment if codes are enabled.
 */
export function evaluateProviderResponse(
  answer: ProviderAnswer,
  visit: ProviderVisit | undefined,
  page: { readonly login: ExternalLogin | undefined; readonly redirectUri: string; readonly now: number },
): AnswerVerdict {
  const { login, redirectUri, now } = page;
  if (visit?.purpose === 'sign-out')
    return answer.kind === 'nothing' ? { kind: 'signed-out' } : refused('not-confirmed');
  if (answer.kind === 'error') return refused('not-valid');
  if (!visit || !login) return refused('not-confirmed');
  if (isOver(visit, now)) return refused('code-expired');
  const { nonce, codeVerifier } = visit;
  const isByCode = isAnsweredByCode(login);
  if (answer.kind === 'code' && isByCode) {
    const { code, issuer } = answer;
    const grant = { kind: 'authorization-code', code, nonce, codeVerifier, redirectUri, issuer } as const;
    return { kind: 'grant', grant, attempt: visit };
  }
  if (answer.kind === 'id-token' && !isByCode)
    return { kind: 'grant', grant: { kind: 'identity-provider', idToken: answer.idToken, nonce }, attempt: visit };
  return refused('not-confirmed');
}

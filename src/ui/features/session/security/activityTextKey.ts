import { isAuditAction } from '../../../../domain/activity/activityKinds.ts';
import type { AccountActivity } from '../../../../domain/session/accountActivity.ts';
import type { TextKey } from '../../../../domain/shared/textKey.ts';

const acceptedKeys: Readonly<Record<string, TextKey>> = {
  totp: 'signInSecurity.recent.totp',
  passkey: 'signInSecurity.recent.passkey',
  'recovery-code': 'signInSecurity.recent.recoveryCode',
};

/** Key of the text that describes an entry. */
export function activityTextKey({ action, method, because }: AccountActivity): TextKey {
  if (!isAuditAction(action)) return 'activity.did.unknown';
  if (action === 'sign-in.accepted' && method !== undefined) return acceptedKeys[method] ?? `activity.did.${action}`;
  if (action === 'sign-in.refused' && because === 'wrong-code') return 'signInSecurity.recent.wrongCode';
  if (action === 'sign-in.refused' && because === 'wrong') return 'signInSecurity.recent.wrongPassword';
  return `activity.did.${action}`;
}

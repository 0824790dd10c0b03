import type { BrowserPasskeys } from '../../../src/application/session/BrowserPasskeys.ts';
import { err } from '../../../src/domain/shared/result.ts';

/** A browser that does not support passkeys. */
export const noPasskeys: BrowserPasskeys = {
  isAvailable: false,
  isSimulated: false,
  create: async () => err({ kind: 'passkey-failed' }),
  use: async () => err({ kind: 'passkey-failed' }),
};

import type { BrowserPasskeys, PasskeyError } from '../../application/session/BrowserPasskeys.ts';
import { passkeyHostOf } from '../../domain/session/second-factor/passkey.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

type Library = typeof import('@simplewebauthn/browser');
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

type BrowserWindow = Pick<typeof globalThis, 'PublicKeyCredential' | 'self' | 'top' | 'location'>;

/** Passkeys of the browser. The library is loaded when the first passkey is created or used. */
export const browserPasskeys = (browserWindow: BrowserWindow): BrowserPasskeys => ({
  get isAvailable() {
    const { PublicKeyCredential, self, top, location } = browserWindow;
    return typeof PublicKeyCredential === 'function' && self === top && passkeyHostOf(location.origin) !== undefined;
  },
  isSimulated: false,
  // The service creates the options as WebAuthn specifies them.
  create: (options) => respond((library) => library.startRegistration({ optionsJSON: options as CreationOptions })),
  use: (options) => respond((library) => library.startAuthentication({ optionsJSON: options })),
});

async function respond(run: (library: Library) => Promise<unknown>): Promise<Result<string, PasskeyError>> {
  try {
    return ok(JSON.stringify(await run(await import('@simplewebauthn/browser'))));
  } catch (error) {
    return err({ kind: kindOf(error) });
  }
}

/** The library keeps the name of the browser's error. */
function kindOf(error: unknown): PasskeyError['kind'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'passkey-cancelled';
  return name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-failed';
}

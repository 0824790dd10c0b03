import type { BrowserPasskeys, PasskeyOptions } from '../../application/session/BrowserPasskeys.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import { err, ok } from '../../domain/shared/result.ts';

type Request = PasskeyOptions & { readonly allowCredentials?: readonly { readonly id: string }[] };

/**
 * Passkeys of the demo, which signs nothing. A real passkey would remain in the browser after the demo has forgotten the
 * user.
 */
export function simulatedPasskeys(ids: Ids): BrowserPasskeys {
  const respond = (id: string, { challenge }: PasskeyOptions) => {
    const clientDataJSON = btoa(JSON.stringify({ challenge }));
    return ok(JSON.stringify({ id, response: { clientDataJSON } }));
  };
  return {
    isAvailable: true,
    isSimulated: true,
    create: async (options) => respond(ids.next(), options),
    async use(options: Request) {
      const [credential] = options.allowCredentials ?? [];
      return credential ? respond(credential.id, options) : err({ kind: 'passkey-cancelled' });
    },
  };
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { Provider } from 'oidc-provider';
import { closeServer } from '../closeServer.ts';

export const CODE_CLIENT = 'portal-by-code';
export const HASH_CLIENT = 'portal-by-hash';

export type IdentityProvider = {
  readonly issuer: string;
  /** The account that signs in: its e-mail address, and whether the provider has verified the address. */
  account: { email: string; isVerified: boolean };
  /** Paths of all requests in order, without queries. */
  readonly asked: string[];
  /** Creates an ID token with other claims. Signs it with the provider's key, or with `key` if given. */
  readonly idToken: (claims: Readonly<Record<string, unknown>>, key?: CryptoKey) => Promise<string>;
  /** Follows the redirects of the provider like a browser. Returns the last URL. */
  readonly authorise: (parameters: Readonly<Record<string, string>>) => Promise<URL>;
  readonly close: () => Promise<void>;
};

/** Starts a certified OpenID Connect provider on this machine. It signs in its only account without a prompt. */
export async function startIdentityProvider(redirectUris: readonly string[]): Promise<IdentityProvider> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'k1', use: 'sig', alg: 'RS256' };
  const account = { email: 'staff@alpha.example', isVerified: true };
  const asked: string[] = [];
  const client = {
    redirect_uris: [...redirectUris],
    post_logout_redirect_uris: [...redirectUris],
    token_endpoint_auth_method: 'none',
    // Allow redirects to this machine without TLS.
    application_type: 'native',
  } as const;
  const provider = new Provider(issuer, {
    clients: [
      { ...client, client_id: CODE_CLIENT, response_types: ['code'], grant_types: ['authorization_code'] },
      { ...client, client_id: HASH_CLIENT, response_types: ['id_token'], grant_types: ['implicit'] },
    ],
    jwks: { keys: [jwk] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 3600, Interaction: 600, Session: 600 },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    responseTypes: ['code', 'id_token'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        // Sign out without a prompt.
        logoutSource: (context, form) => {
          context.body = `<!doctype html>${form}<script>document.forms[0].append(Object.assign(document.createElement('input'),{name:'logout',value:'yes'}));document.forms[0].submit()</script>`;
        },
      },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: account.email, email_verified: account.isVerified }),
    }),
    loadExistingGrant: async (context) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client?.clientId ?? '',
        accountId: context.oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
  const callback = provider.callback();
  server.on('request', (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    asked.push(path);
    if (!path.startsWith('/interaction/')) return void callback(request, response);
    // Give consent each time, because the provider requires that for native applications.
    const consent = { login: { accountId: account.email }, consent: {} };
    return void provider.interactionFinished(request, response, consent, { mergeWithLastSubmission: false });
  });

  return {
    issuer,
    account,
    asked,
    idToken: (claims, key = privateKey) =>
      new SignJWT({ email: account.email, email_verified: true, sub: account.email, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(key),
    authorise: async (parameters) => {
      const cookies = new Map<string, string>();
      let next = new URL(`/auth?${new URLSearchParams(parameters).toString()}`, issuer);
      for (let hop = 0; next.origin === issuer; hop += 1) {
        if (hop > 10) throw new Error(`The provider leads in circles: ${next.href}`);
        const answer = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((each) => each.join('=')).join('; ') },
        });
        for (const cookie of answer.headers.getSetCookie()) {
          const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=', 2);
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    close: () => closeServer(server),
  };
}

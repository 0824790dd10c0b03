import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { closeServer } from '../closeServer.ts';

export const WIDGET_KEY = 'portal-as-widget';

export type WidgetSite = {
  readonly origin: string;
  readonly keysUrl: string;
  /** Creates a token for a user of the site. `seconds` are the time of issue and the lifetime. */
  readonly token: (
    claims: Readonly<Record<string, unknown>>,
    times?: { readonly at?: number; readonly life?: number },
    key?: CryptoKey,
  ) => Promise<string>;
  readonly close: () => Promise<void>;
};

/**
 * Starts a site that shows the portal in a frame. It serves its public keys and a page with the frame, and sends a
 * token when the portal requests one.
 */
export async function startWidgetSite(pageOf: (token: string) => string = () => ''): Promise<WidgetSite> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const keys = { keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'w1' }] };
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token: WidgetSite['token'] = (claims, { at = Date.now() / 1000, life = 60 } = {}, key = privateKey) =>
    new SignJWT({ iss: origin, aud: WIDGET_KEY, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: 'w1' })
      .setIssuedAt(Math.floor(at))
      .setExpirationTime(Math.floor(at + life))
      .sign(key);
  server.on('request', (request, response) => {
    if (request.url === '/keys.json')
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(keys));
    const email = new URL(request.url ?? '', origin).searchParams.get('email') ?? '';
    return void token({ email }).then((signedToken) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(pageOf(signedToken)),
    );
  });
  return {
    origin,
    keysUrl: `${origin}/keys.json`,
    token,
    close: () => closeServer(server),
  };
}

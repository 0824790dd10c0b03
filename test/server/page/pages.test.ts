import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { bootSchema } from '../../../contract/boot.ts';
import { contentSecurityPolicy } from '../../../server/infrastructure/page/contentSecurityPolicy.ts';
import { originsOf } from '../../../scripts/support/build/connectedOrigins.ts';
import { envScript } from '../../../server/infrastructure/page/earlyScripts.ts';
import { languageOf } from '../../../server/infrastructure/page/languageOf.ts';
import { LOGO, startTestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
const bootOf = (html: string) =>
  bootSchema.parse(JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? ''));

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('the HTML page of the portal', () => {
  it('contains the sign-in form, the brand and the start data before any script [BR-4]', async () => {
    const { body, statusCode, headers } = await get('/ALPHA/return-reasons');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<html lang="en" dir="ltr" data-accent="#4a90e2">');
    expect(body).toContain('<title>Test Returns · Returns Portal Admin</title>');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body).toContain(
      '<div id="root"><form aria-label="TEST_POST"></form></div><div id="frame" aria-hidden="true"></div>',
    );
    expect(body).toContain('--brand-light-solid:#3278c8');
    expect(bootOf(body)).toMatchObject({
      carrier: 'TEST_POST',
      language: 'en',
      companyId: 'ALPHA',
      adminConfig: { carrierName: 'Test </script> Post' },
      bundle: { signIn: expect.any(Object) },
    });
    expect(bootOf(body).bundle).not.toHaveProperty('returnReasons');
  });

  it('loads the settings first, then the entry script and its imports, and no lazily loaded script [BR-1]', async () => {
    const { body } = await get('/');
    const named = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    const addresses = named.filter((address) => !address.startsWith('/favicons/'));
    expect(addresses).toEqual(['/env.js', '/static/main-4.css', '/static/react-2.js', '/static/main-1.js']);
    // Module scripts run in order after deferred scripts, so they can use the settings.
    expect(body.indexOf('/env.js')).toBeLessThan(body.indexOf('import("/static/main-1.js")'));
  });

  it('includes its styles, and renders the form without waiting for styles or settings', async () => {
    const { body } = await get('/');
    expect(body).toMatch(/<style>[^<]*\/\* main-4\.css \*\//);
    expect(body).toContain('<link rel="stylesheet" href="/static/main-4.css" disabled>');
    const inHead = [...(body.split('</head>')[0] ?? '').matchAll(/<script [^>]*src=[^>]*>/g)].map(([tag]) => tag);
    expect(inHead).toEqual([expect.stringContaining(' defer ')]);
  });

  it('lists the hash of every inline script and style in the content security policy', async () => {
    const { body, headers } = await get('/');
    const inline = (tag: string) =>
      [...body.matchAll(new RegExp(`<${tag}(?: type="module")?>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text);
    const [inlineScripts, inlineStyles] = [inline('script'), inline('style')];
    expect([inlineScripts.length, inlineStyles.length]).toEqual([4, 1]);
    const imageSources = ['https://images.example/test%3Bpost/', 'https://cdn.example/logo.svg'];
    const connectOrigins = ['https://errors.example'];
    expect(headers['content-security-policy']).toBe(
      contentSecurityPolicy({ inlineScripts, inlineStyles, connectOrigins, imageSources }),
    );
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('has a policy that forbids other scripts and framing by any site', () => {
    const policy = contentSecurityPolicy({
      inlineScripts: ['start()'],
      inlineStyles: [],
      connectOrigins: ['https://errors.example'],
    });
    for (const directive of [
      "default-src 'none'",
      `script-src 'self' '${sha256('start()')}'`,
      "connect-src 'self' https://errors.example",
      "require-trusted-types-for 'script'",
      "worker-src 'self'",
      'trusted-types own-workers',
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "img-src 'self' data:",
    ])
      expect(policy.split('; ')).toContain(directive);
    expect(policy).not.toContain('unsafe');
  });

  it.each(['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'])(
    'has a policy that allows the inline style of React Aria’s %s',
    (file) => {
      const source = readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8');
      const [, template = ''] = /style\.textContent = `(.*?)`\.trim\(\)/s.exec(source) ?? [];
      const style = template.replace(/\$\{[^}]+\}/, 'data-react-aria-pressable').trim();
      expect(style).toContain('@layer');
      expect(contentSecurityPolicy({ inlineScripts: [], inlineStyles: [], connectOrigins: [] })).toContain(
        sha256(style),
      );
    },
  );

  it('has a policy that allows images only from this service and the owner’s list, over https [BR-4]', async () => {
    const imagesOf = async (host: string) =>
      String((await get('/', { host })).headers['content-security-policy'])
        .split('; ')
        .find((directive) => directive.startsWith('img-src '));
    expect(await imagesOf('localhost')).toBe(
      "img-src 'self' data: https://images.example/test%3Bpost/ https://cdn.example/logo.svg",
    );
    expect(await imagesOf('arabic.example')).toBe("img-src 'self' data:");
  });

  it('uses the brand of its host, and a right-to-left layout in Arabic [BR-2]', async () => {
    const { body, headers } = await get('/', { host: 'arabic.example:4300' });
    expect(body).toContain('<html lang="ar" dir="rtl" data-accent="#00a651">');
    expect(headers['content-language']).toBe('ar');
    expect(body).toContain('<form aria-label="ARAB_POST">');
    expect(body).toContain('--brand-light-solid:#008941');
    expect(body).toContain(`<link rel="icon" href="${LOGO.path}" type="image/svg+xml">`);
    expect(bootOf(body)).toMatchObject({ language: 'ar', adminConfig: { productName: 'مرتجعات' } });
  });

  it("uses the chosen language, otherwise the browser's, the environment’s or the owner’s", async () => {
    const { body } = await get('/', {
      host: 'arabic.example',
      'accept-language': 'de, nl;q=0.7',
      cookie: 'language=ja',
    });
    expect(bootOf(body).language).toBe('ja');
    expect(languageOf({ cookie: 'xx', acceptLanguage: 'de;q=1, nl;q=0.7, fr-CA;q=0.8, es;q=0' })).toBe('fr');
    expect(languageOf({ acceptLanguage: 'de', ownerDefault: 'nl' })).toBe('nl');
    expect(languageOf({ ownerDefault: 'nl', environmentDefault: 'es' })).toBe('es');
    expect(languageOf({ ownerDefault: 'tlh' })).toBe('en');
  });

  it('is compressed with an encoding that the browser accepts', async () => {
    const plain = (await get('/')).body;
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [encoding, unpack] of Object.entries(unpacked)) {
      const response = await get('/', { 'accept-encoding': encoding });
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(unpack(response.rawPayload).toString()).toBe(plain);
    }
    expect((await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
  });

  it('is cached separately for each merchant under review', async () => {
    for (const merchant of ['ALPHA', 'BETA', 'ALPHA']) {
      const { rawPayload } = await get(`/merchants/${merchant}/things`, { 'accept-encoding': 'br' });
      const named = brotliDecompressSync(rawPayload)
        .toString()
        .match(/"merchant":"[A-Z]+"/g);
      expect(named).toEqual([`"merchant":"${merchant}"`]);
    }
  });

  it.each(['/metrics', '/livez', '/readyz', '/healthz', '/.well-known/security.txt'])(
    'is not returned for a monitoring path: %s',
    async (path) => {
      const { statusCode, headers } = await get(path);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/problem+json');
    },
  );

  it('shows “No carrier found for this url” if the host is unknown [BR-3]', async () => {
    for (const host of ['unknown.example', 'evil" onload="x']) {
      const { body, statusCode } = await get('/ALPHA', { host });
      expect(statusCode).toBe(404);
      expect(body.replaceAll(/<title>.*<\/title>|<[^>]+>/g, '')).toBe('No carrier found for this url');
    }
  });

  it('never contains a malicious company id, and converts a valid id to upper case [RT-1]', async () => {
    const malicious = [
      '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      '/%22%3E%3Cimg%3E',
      '/%00',
      '/..%2fetc',
      '/%C4%B1',
      '/%E0%A4',
    ];
    for (const path of malicious) {
      const response = await get(path);
      expect([400, 404], path).toContain(response.statusCode);
      expect(response.body).not.toMatch(/alert\(|<img>|[./]etc\b/);
    }
    expect(bootOf((await get('/alpha')).body).companyId).toBe('ALPHA');
    expect(bootOf((await get('/merchants/overview')).body).companyId).toBeUndefined();
  });

  it('redirects to the correct spelling of the company id before sign-in, with the rest of the URL unchanged [RT-1]', async () => {
    const { statusCode, headers } = await get('/alpha/return-rules/a%2Fb?only=on');
    expect([statusCode, headers.location]).toEqual([302, '/ALPHA/return-rules/a%2Fb?only=on']);
    expect((await get('/merchants/alpha/history')).headers.location).toBe('/merchants/ALPHA/history');
    expect((await get('/ALPHA/history')).statusCode).toBe(200);
  });
});

describe('the file server', () => {
  it('redirects a URL in which # was encoded as %23 [AU-17]', async () => {
    const { statusCode, headers } = await get('/ALPHA%23set-password%3Dtoken');
    expect([statusCode, headers.location]).toEqual([302, '/ALPHA#set-password=token']);
    expect((await get('/preview%23token')).headers.location).toBe('/preview#token');
  });

  it('serves files with a hash in their name compressed, to be cached permanently', async () => {
    const script = await get('/static/main-1.js', { 'accept-encoding': 'br' });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.body).toBe('as brotli');
    expect((await get('/static/react-2.js')).body).toBe('/* react-2.js */');
  });

  it('serves only built files: no source map, no manifest, no path traversal', async () => {
    for (const url of [
      '/static/main-1.js.map',
      '/.vite/manifest.json',
      '/static/../.vite/manifest.json',
      '/static/%2e%2e/.vite/manifest.json',
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });

  it('redirects /favicon.ico to the owner’s favicon [BR-5]', async () => {
    const { statusCode, headers } = await get('/favicon.ico', { host: 'arabic.example' });
    expect([statusCode, headers['location']]).toEqual([302, LOGO.path]);
    expect((await get('/favicon.ico')).headers['location']).toBe('/favicons/TEST_POST/favicon.ico');
    expect((await get('/favicon.ico', { host: 'nobody.example' })).statusCode).toBe(404);
  });

  it('serves the built-in icons of an owner, which the HTML head links [BR-4, BR-5]', async () => {
    const { body } = await get('/');
    const links = [...body.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*>/g)].map(([link]) => link);
    expect(links).toEqual([
      '<link rel="icon" href="/favicons/TEST_POST/favicon.ico" type="image/x-icon">',
      '<link rel="icon" href="/favicons/TEST_POST/favicon-16x16.png" type="image/png" sizes="16x16">',
      '<link rel="icon" href="/favicons/TEST_POST/favicon-32x32.png" type="image/png" sizes="32x32">',
      '<link rel="apple-touch-icon" href="/favicons/TEST_POST/apple-touch-icon.png" type="image/png" sizes="180x180">',
    ]);
    const icon = await get('/favicons/TEST_POST/favicon.ico');
    expect([icon.statusCode, icon.body]).toEqual([200, 'an icon']);
  });

  it('serves a single icon, linked in the HTML head, for an owner without built-in icons [BR-5]', async () => {
    const { body } = await get('/', { host: 'arabic.example' });
    expect(body).toContain(`<link rel="icon" href="${LOGO.path}" type="image/svg+xml">`);
    expect(body).not.toContain('apple-touch-icon');
  });
});

describe('/env.js', () => {
  it('contains the allowed settings, and is never cached [BR-1]', async () => {
    const { body, headers } = await get('/env.js');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('text/javascript');
    const window: Record<string, unknown> = {};
    runInNewContext(body, { window });
    expect(window['__ENV__']).toMatchObject({ clientKey: 'test-client', returnsProduct: 'RETURNS_PORTAL' });
  });

  it('omits other settings, and escapes characters that would end the script or a line [BR-1]', () => {
    const malicious = '</script><script>alert(1)</script>\u2028\u2029';
    const settings = { clientKey: malicious, adminRoles: ['a'], merchantRoles: ['m'], returnsProduct: 'P' };
    const script = envScript({ ...settings, databaseUrl: 'postgres://secret' } as never);
    expect(script).not.toMatch(/[<\u2028\u2029]|secret/);
    const window: Record<string, unknown> = {};
    runInNewContext(script, { window });
    expect(window['__ENV__']).toEqual(settings);
  });
});

it('the content security policy allows the built-in error reporting URL and the URLs in the settings [BR-8]', async () => {
  expect(originsOf({ VITE_ERROR_REPORTING_ENDPOINT: 'https://key@errors.example/12' })).toEqual([
    'https://errors.example',
  ]);
  expect(originsOf({ VITE_ERROR_REPORTING_ENDPOINT: '' })).toEqual([]);
  expect(() => originsOf({ VITE_ERROR_REPORTING_ENDPOINT: 'errors' })).toThrow('VITE_ERROR_REPORTING_ENDPOINT');
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://errors.example;");
});

it('the page of preview links requires no sign-in, is not indexed and sends no referrer', async () => {
  const { statusCode, headers, body } = await get('/preview');
  expect(statusCode).toBe(200);
  expect(body).not.toContain('<form');
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect((await get('/login')).body).toContain('<form');
  expect((await get('/preview/')).statusCode, 'the folder of its frame').toBe(404);
});

describe('the document of the preview frame', () => {
  it('has an opaque origin, runs only its own script, sends no requests and can be framed only by the portal', async () => {
    const { headers, statusCode, body } = await get('/preview/frame.html');
    expect(statusCode).toBe(200);
    expect(body).toBe('/* frame.html */');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain('sandbox allow-scripts allow-forms');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('script-src http://localhost/preview/');
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(String(headers['content-security-policy'])).not.toMatch(/connect-src|unsafe|allow-same-origin/);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    const page = await get('/ALPHA/return-form');
    expect(String(page.headers['content-security-policy'])).toContain("frame-src 'self'");
    expect(page.headers['x-frame-options']).toBe('DENY');
  });

  it('can load its script despite the opaque origin, but no source map or file outside its folder', async () => {
    const script = await get('/preview/preview.js');
    expect(script.statusCode).toBe(200);
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/preview/preview.js.map')).statusCode).toBe(404);
    expect((await get('/preview/nothing.js')).statusCode).toBe(404);
    expect((await get('/preview/..%2f.vite%2fmanifest.json')).statusCode).toBe(404);
    expect((await get('/static/main-1.js')).headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

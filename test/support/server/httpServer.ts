import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { SampleData, SampleMerchant, SampleStaff } from '../../../sample/SampleData.ts';
import { features, purgeExpired, registry } from '../../../server/features/features.ts';
import { ServiceCondition } from '../../../server/infrastructure/ServiceCondition.ts';
import { readLocaleBundles } from '../../../server/infrastructure/languages/LocaleBundles.ts';
import { PlacesAddressFinder } from '../../../server/infrastructure/warehouses/addressFinderOf.ts';
import { composeCore, type Foundation } from '../../../server/infrastructure/composeCore.ts';
import { CryptoIds } from '../../../server/infrastructure/CryptoIds.ts';
import { buildServer, type ServerDependencies } from '../../../server/infrastructure/http/buildServer.ts';
import { CsrfGuard } from '../../../server/infrastructure/http/CsrfGuard.ts';
import { auditScopeRefusal } from '../../../server/infrastructure/http/calls/auditScopeRefusal.ts';
import { loggerOptions } from '../../../server/infrastructure/http/logRequests.ts';
import { readPageFiles } from '../../../server/infrastructure/page/readPageFiles.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { deriveKeys, readServerSecrets } from '../../../server/infrastructure/postgres/connection/serverSecrets.ts';
import { seed } from './seed.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { ManualClock } from '../fakes/ManualClock.ts';
import { openDatabase } from './databases.ts';

export const PASSWORD = 'Parcels2026';
export const CLIENT = `Basic ${Buffer.from('test-client:').toString('base64')}`;
/** Time at which every test starts, in milliseconds since 1970. */
const START = Date.UTC(2026, 10, 20, 12);

export type TestServer = {
  readonly app: FastifyInstance;
  readonly database: OwnedDatabase;
  /** All calls of the service with their handlers. */
  readonly served: ServerDependencies['served'];
  readonly purge: () => Promise<void>;
  readonly openStreams: () => number;
  readonly logged: () => string;
  readonly advance: (milliseconds: number) => void;
  /** Current time of the test's clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves when the audit log contains all security events. */
  readonly settle: () => Promise<void>;
  /** Starts another service on the same database, like a second process that shares no memory. The caller closes it. */
  readonly another: () => Promise<FastifyInstance>;
  /** Restarts the service on the same database. Everything in its memory is lost. */
  readonly restart: () => Promise<void>;
  readonly inject: (request: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly send: (
    authorization: string,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    headers?: Readonly<Record<string, string | undefined>>,
  ) => Promise<LightMyRequestResponse>;
  readonly signIn: (organisationId: string, more?: Partial<SignIn>) => Promise<LightMyRequestResponse>;
  readonly token: (
    form: Record<string, string>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
  readonly setPassword: (token: string, password: string, rootOrgId?: string) => Promise<LightMyRequestResponse>;
  readonly refresh: (
    refreshToken: string,
    more?: Partial<Pick<SignIn, 'address' | 'cookie' | 'app'>>,
  ) => Promise<LightMyRequestResponse>;
  /** Signs in a user of the organisation and returns the authorization header. */
  readonly authorization: (organisationId: string, more?: Partial<SignIn>) => Promise<string>;
  readonly revoke: (token: string) => Promise<LightMyRequestResponse>;
  readonly configuration: (merchant: string, authorization: string) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
};

type SignIn = {
  readonly username: string;
  readonly password: string;
  readonly address: string;
  /** Cookie header with the cookies that a browser would send back. */
  readonly cookie: string;
  readonly userAgent: string;
  readonly scope: string;
  readonly rootOrgId: string | undefined;
  /** Process that receives the request. By default, the first one. */
  readonly app: FastifyInstance | undefined;
};

/**
 * Starts the service with a small sample, a clock that the test controls, and a built page. By default, uses the
 * database of `openDatabase`.
 */
export async function startTestServer(
  {
    operations,
    eventLimits = { perUser: 20, perOrganisation: 50, total: 100 },
    quotas,
    idleLife,
    signInOptions,
    secondFactorForAdmins,
    mail,
    draftKeys,
    ownerTexts,
    tracer,
    allowedRoles = { admin: ['owner'], merchant: ['staff'] },
    ...overrides
  }: Partial<
    ServerDependencies &
      Pick<
        Foundation,
        | 'operations'
        | 'allowedRoles'
        | 'eventLimits'
        | 'quotas'
        | 'idleLife'
        | 'signInOptions'
        | 'secondFactorForAdmins'
        | 'mail'
        | 'draftKeys'
        | 'tracer'
      > & {
        readonly ownerTexts: string;
      }
  > = {},
  open: () => Promise<OwnedDatabase> = openDatabase,
): Promise<TestServer> {
  const database = await open();
  await seed(database, sample, START);
  const clock = new ManualClock(START);
  const lines: string[] = [];
  const page = builtPage();
  const texts = readLocaleBundles({ locales: 'locales', own: ownerTexts });
  if (!texts.ok) throw new Error(texts.error);
  const bundleOf = texts.value;
  const build = async () => {
    const secrets = await readServerSecrets(database);
    const core = composeCore({
      database,
      clock,
      ids: new CryptoIds(),
      compilePattern: compileRe2Pattern,
      registry,
      allowedRoles,
      isAdminEnvironment: false,
      tokenKeys: deriveKeys(secrets, 'tokens'),
      draftKeys: draftKeys ?? deriveKeys(secrets, 'drafts'),
      deviceKeys: deriveKeys(secrets, 'devices'),
      idleLife,
      signInOptions,
      secondFactorForAdmins,
      operations: operations ?? {
        version: '2.1.0',
        engine: database.engine,
        condition: new ServiceCondition(database, undefined, () => undefined),
      },
      eventLimits,
      quotas,
      mail,
      addressLookup: { finder: new PlacesAddressFinder(), complain: () => undefined },
      bundleOf,
      tracer,
    });
    const served = features.flatMap((feature) => feature.serves(core));
    const app = await buildServer({
      served,
      authenticate: core.authenticate,
      stepUp: core.stepUp,
      onScopeRefused: auditScopeRefusal(core.events),
      csrf: new CsrfGuard(deriveKeys(secrets, 'csrf')),
      clientKey: 'test-client',
      checksAnswers: true,
      // Disable this overload check, because a slow machine must not count as overload.
      maxEventLoopDelay: 0,
      trustedProxies: ['127.0.0.1'],
      tracer,
      logger: pino(loggerOptions('trace'), { write: (line) => void lines.push(line) }),
      page: {
        files: readPageFiles(page),
        renderer: { renderSignIn: (boot) => `<form aria-label="${boot.carrier}"></form>` },
        env: {
          carriersByHost: { localhost: 'TEST_POST', 'arabic.example': 'ARAB_POST' },
          clientKey: 'test-client',
          adminRoles: ['owner'],
          merchantRoles: ['staff'],
          returnsProduct: 'RETURNS_PORTAL',
        },
        bundleOf,
        adminConfigOf: async (carrier) => {
          const config = await core.readAdminConfig.execute(carrier);
          return config.ok ? config.value : undefined;
        },
        connectOrigins: [],
      },
      ...overrides,
    });
    await app.ready();
    return { app, core, served };
  };
  let built = await build();

  const inject = (request: InjectOptions) => built.app.inject(request);
  const send: TestServer['send'] = (authorization, method, url, payload, headers = {}) =>
    inject({ method, url, headers: { authorization, ...headers }, ...(payload && { payload }) });
  const token = (
    form: Record<string, string>,
    {
      address = '192.0.2.1',
      cookie,
      userAgent,
      app = built.app,
      headers,
    }: Partial<SignIn> & { readonly headers?: Readonly<Record<string, string>> | undefined } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/v2/oauth/token',
      headers: {
        authorization: CLIENT,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
        ...(cookie !== undefined && { cookie }),
        ...(userAgent !== undefined && { 'user-agent': userAgent }),
        ...headers,
      },
      payload: new URLSearchParams(form).toString(),
    });
  const signIn: TestServer['signIn'] = (organisationId, more = {}) =>
    token(
      {
        grant_type: 'staff_password',
        username: more.username ?? `staff@${organisationId.toLowerCase()}.example`,
        password: more.password ?? PASSWORD,
        organisationId,
        ...(more.rootOrgId !== undefined && { rootOrgId: more.rootOrgId }),
        scope: more.scope ?? 'returns_portal_service:app:admin prereg:read prereg:write',
      },
      more,
    );

  return {
    get app() {
      return built.app;
    },
    get served() {
      return built.served;
    },
    purge: () => purgeExpired(built.core),
    openStreams: () => built.core.streams.count,
    database,
    inject,
    send,
    signIn,
    logged: () => lines.join(''),
    advance: (milliseconds) => clock.advance(milliseconds),
    now: () => clock.now(),
    settle: () => built.core.events.settle(),
    another: async () => (await build()).app,
    restart: async () => {
      await built.core.events.settle();
      await built.app.close();
      built = await build();
    },
    token: (form, headers) => token(form, { headers }),
    setPassword: (token, password, rootOrgId) =>
      send(CLIENT, 'POST', '/v2/authmanagement/password-reset', { token, password, rootOrgId }),
    refresh: (refreshToken, more) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }, more),
    authorization: async (organisationId, more) => {
      const { access_token, token_type } = (await signIn(organisationId, more)).json<Record<string, string>>();
      return `${token_type} ${access_token}`;
    },
    revoke: (token) =>
      inject({
        method: 'POST',
        url: '/v2/oauth/revoke',
        headers: { authorization: CLIENT, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token }).toString(),
      }),
    configuration: (merchant, authorization) =>
      send(authorization, 'POST', '/api/merchant-config', { merchant, token: '' }),
    close: async () => {
      await built.app.close();
      await built.core.events.settle();
      await database.close();
      rmSync(page, { recursive: true });
    },
  };
}

/** Creates a built page with four chunks: imported by the entry, loaded later, of the application, of a page. */
function builtPage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'static'));
  mkdirSync(join(folder, 'favicons/TEST_POST'), { recursive: true });
  writeFileSync(join(folder, 'favicons/TEST_POST/favicon.ico'), 'an icon');
  for (const name of ['main-1.js', 'react-2.js', 'later-3.js', 'main-4.css', 'main-1.js.map'])
    writeFileSync(join(folder, 'static', name), `/* ${name} */`);
  writeFileSync(join(folder, 'static/main-1.js.br'), 'as brotli');
  mkdirSync(join(folder, 'preview'));
  for (const name of ['frame.html', 'preview.js', 'preview.js.map'])
    writeFileSync(join(folder, 'preview', name), `/* ${name} */`);
  const manifest = {
    'index.html': { file: 'static/main-1.js', isEntry: true, imports: ['_react'], css: ['static/main-4.css'] },
    _react: { file: 'static/react-2.js' },
    later: { file: 'static/later-3.js', isDynamicEntry: true },
    _application: { file: 'static/app-5.js', name: 'application', imports: ['_react'], css: ['static/app-6.css'] },
    'src/ui/ThingsPage.tsx': {
      file: 'static/things-7.js',
      isDynamicEntry: true,
      imports: ['_application', '_part'],
      css: ['static/things-8.css'],
    },
    _part: { file: 'static/part-9.js', imports: ['_react'] },
  };
  const pages = [{ path: '/things/:thingId?', audience: 'merchant', isHome: true, sources: ['src/ui/ThingsPage.tsx'] }];
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(pages));
  writeFileSync(join(folder, '.vite/origins.json'), JSON.stringify(['https://errors.example']));
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return folder;
}

const person = (organisationId: string, roles: readonly string[]): SampleStaff => ({
  userId: `user-of-${organisationId}`,
  organisationId,
  email: `Staff@${organisationId.toLowerCase()}.example`,
  name: `Staff of ${organisationId}`,
  password: PASSWORD,
  roles,
});

const merchant = (companyId: string, more: Partial<SampleMerchant> = {}): SampleMerchant => ({
  companyId,
  companyEnabled: true,
  onboarded: true,
  staff: [person(companyId, ['staff'])],
  purpose: '',
  configuration: {
    companyId,
    name: `Company ${companyId}`,
    carrier: { rootOrgId: 'OWNER', productName: 'RETURNS_PORTAL' },
    applicationConfig: { version: '1.0', config: {} },
    features: {},
    products: { RETURNS_PORTAL: { enabled: true } },
  } satisfies MerchantConfigDocument,
  ...more,
});

/** Configuration of a merchant that has no application configuration. */
const { applicationConfig: _, ...bareConfiguration } = merchant('BARE').configuration;
const merchantWithoutLook = merchant('BARE', { configuration: bareConfiguration });

export const LOGO = { hash: 'a'.repeat(64), path: `/assets/${'a'.repeat(64)}.svg`, contentType: 'image/svg+xml' };

const sample = {
  owners: [
    {
      carrier: 'TEST_POST',
      rootOrgId: 'OWNER',
      adminConfig: {
        productName: 'Test Returns',
        carrierName: 'Test </script> Post',
        rootOrgId: 'OWNER',
        theme: { primaryColor: '#4a90e2' },
        altLogoUrl: 'https://cdn.example/logo.svg',
        faviconOptions: { assetSource: 'local' },
        features: { imageSources: ['https://images.example/test;post', 'http://plain.example/', 'nowhere'] },
      },
      staff: [person('OWNER', ['owner'])],
      merchants: [
        merchant('ALPHA'),
        merchant('BETA'),
        merchantWithoutLook,
        merchant('CLOSED', { companyEnabled: false }),
        merchant('TORN', { staff: [person('TORN', ['staff', 'owner'])] }),
      ],
    },
    {
      carrier: 'ARAB_POST',
      rootOrgId: 'ARABOWNER',
      adminConfig: {
        productName: 'مرتجعات',
        carrierName: 'البريد',
        defaultLanguage: 'ar',
        theme: { primaryColor: '#00a651' },
        faviconOptions: { assetSource: 'remote', remotePath: LOGO.path },
        features: {},
      },
      staff: [person('ARABOWNER', ['owner'])],
      merchants: [merchant('GAMMA')],
    },
  ],
  assets: [{ ...LOGO, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
} as unknown as SampleData;

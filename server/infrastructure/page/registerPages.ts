import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AdminConfigDocument } from '../../../contract/branding/adminConfig.ts';
import type { Env } from '../../../contract/env.ts';
import { findOwner } from '../../../src/domain/branding/findOwner.ts';
import { canonicalAddress, repairedFragment } from '../../../src/domain/navigation/canonicalAddress.ts';
import { companyIn, placeOf, PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';
import { type BundleOf, releaseOf } from '../languages/LocaleBundles.ts';
import { type CsrfGuard, setCsrfCookie } from '../http/CsrfGuard.ts';
import { isServicePath, requestTarget } from '../http/requestTarget.ts';
import { readCookie } from '../http/cookies.ts';
import { encodingFor } from '../http/compressResponses.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { earlyRequests } from './earlyRequests.ts';
import { signedInScript, envScript } from './earlyScripts.ts';
import { faviconsOf, imageSourcesOf } from './imageSourcesOf.ts';
import { languageOf } from './languageOf.ts';
import { registerPreview } from './registerPreview.ts';
import { RenderedPages } from './RenderedPages.ts';
import type { PageRenderer } from './PageRenderer.ts';
import { builtPageAt, type PageFiles } from './readPageFiles.ts';

export type PageDependencies = {
  readonly files: PageFiles;
  readonly renderer: PageRenderer;
  readonly env: Env;
  readonly bundleOf: BundleOf;
  readonly adminConfigOf: (carrier: string) => Promise<AdminConfigDocument | undefined>;
  readonly connectOrigins: readonly string[];
  readonly csrf: CsrfGuard;
};

/** Shown if no carrier has the host of the URL [BR-3]. */
const NO_CARRIER = 'No carrier found for this url';

export async function registerPages(app: FastifyInstance, page: PageDependencies): Promise<void> {
  const pages = new RenderedPages(page.files, page.renderer, page.bundleOf);
  const environment = envScript(page.env);
  const release = releaseOf(page.bundleOf);
  const connectOrigins = [...new Set([...page.files.connectOrigins, ...page.connectOrigins])];

  const brandOf = async (request: FastifyRequest) => {
    const { hostname } = new URL(`http://${safeHost(request.host)}`);
    const carrier = findOwner(page.env, { hostname, search: requestTarget(request.url).search });
    const adminConfig = carrier === undefined ? undefined : await page.adminConfigOf(carrier);
    return carrier !== undefined && adminConfig ? { carrier, adminConfig } : undefined;
  };

  await app.register(fastifyStatic, {
    root: join(page.files.directory, 'static'),
    prefix: '/static/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    // Do not serve source maps. Developers find them in the build folder.
    allowedPath: (path) => !path.endsWith('.map'),
  });

  await app.register(fastifyStatic, {
    root: join(page.files.directory, 'favicons'),
    prefix: '/favicons/',
    decorateReply: false,
    maxAge: '1d',
    index: false,
  });

  await registerPreview(app, page.files.directory);

  app.get('/env.js', async (request, reply) => {
    setCsrfCookie(page.csrf, request, reply);
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(environment);
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );

  app.get('/favicon.ico', async (request, reply) => {
    const brand = await brandOf(request);
    const icon = brand && faviconsOf(brand.carrier, brand.adminConfig).find(({ rel }) => rel === 'icon');
    return icon ? reply.redirect(icon.href, 302) : reply.callNotFound();
  });

  app.get('/*', async (request, reply) => {
    const { pathname, search } = requestTarget(request.url);
    if (isServicePath(pathname)) return reply.callNotFound();
    const repaired = repairedFragment(pathname + search);
    if (repaired !== undefined) return reply.redirect(repaired, 302);
    const canonical = canonicalPage(pathname, page.env.admin);
    if (canonical !== undefined) return reply.redirect(canonical + search, 302);
    const brand = await brandOf(request);
    if (!brand) return sendHtml(reply.code(404), `<!doctype html><title>${NO_CARRIER}</title>${NO_CARRIER}`);

    const place = placeOf(pathname, page.env.admin);
    const language = languageOf({
      cookie: readCookie(request.headers.cookie, 'language'),
      acceptLanguage: request.headers['accept-language'],
      ownerDefault: brand.adminConfig.defaultLanguage,
      environmentDefault: page.env.defaultLanguage,
    });
    const about = { ...brand, language, ...(place.kind === 'company' && { companyId: place.companyId }) };
    const companyId = companyIn(place);
    const opened = builtPageAt(page.files.pages, place);
    const isOpenToAll = pathname === PREVIEW_PATH;
    const openedPage = isOpenToAll ? PREVIEW_PATH : [place.kind, companyId, opened?.path].join(' ');
    const rendered = pages.of({ ...about, opened: openedPage, isOpenToAll }, () =>
      signedInScript(
        [...page.files.application, ...(opened?.files ?? [])],
        earlyRequests(about, page.env, companyId, release),
        release,
      ),
    );
    const { framers, providers } = outsideOf(brand.adminConfig);
    // Remove this header, because browsers without support for `frame-ancestors` would block every frame.
    if (framers.length > 0) reply.removeHeader('x-frame-options');
    setCsrfCookie(page.csrf, request, reply, framers.length > 0 && request.headers['sec-fetch-dest'] === 'iframe');
    const policy = contentSecurityPolicy({
      ...rendered,
      connectOrigins: [...connectOrigins, ...providers],
      imageSources: imageSourcesOf(brand.carrier, brand.adminConfig),
      frameOrigins: framers,
    });
    reply
      .code(place.kind === 'nowhere' ? 404 : 200)
      .header('content-security-policy', policy)
      .header('content-language', language);
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return sendHtml(reply, await rendered.body(encoding));
  });
}

/** Returns the address with an upper-case company ID. Ignores an ID alone: it may be a mistyped page [RT-1]. */
function canonicalPage(pathname: string, isAdminEnvironment: boolean | undefined): string | undefined {
  const place = placeOf(pathname, isAdminEnvironment);
  if ((place.kind !== 'company' && place.kind !== 'review') || place.page === '') return undefined;
  return canonicalAddress({ pathname, search: '', hash: '' }, isAdminEnvironment)?.pathname;
}

/** External origins in an owner's configuration: sites that may frame its pages [NV-3], and providers [AU-7]. */
function outsideOf({ auth, features }: AdminConfigDocument) {
  const logoutUrl = auth?.external?.logoutUrl;
  return {
    framers: features.widgetMode?.enabled === true ? (auth?.widget?.origins ?? []) : [],
    providers: logoutUrl !== undefined && URL.canParse(logoutUrl) ? [new URL(logoutUrl).origin] : [],
  };
}

const sendHtml = (reply: FastifyReply, body: Uint8Array | string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .send(body);

const safeHost = (host: string): string => (URL.canParse(`http://${host}`) ? host : 'invalid');

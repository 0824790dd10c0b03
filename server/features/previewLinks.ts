import {
  createPreviewLink,
  listPreviewLinks,
  openPreviewLink,
  revokePreviewLink,
} from '../../contract/preview-links/previewLinks.ts';
import type { PreviewLink } from '../../src/domain/preview-links/previewLink.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { ManagePreviewLinks } from '../application/preview-links/ManagePreviewLinks.ts';
import { OpenPreviewLink } from '../application/preview-links/OpenPreviewLink.ts';
import { LinkLookup } from '../application/shared/LinkLookup.ts';
import { companyRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { DelayedRefusals } from '../infrastructure/http/DelayedRefusals.ts';
import { done, serve } from '../infrastructure/http/calls/serve.ts';
import {
  PostgresPreviewLinkHolders,
  purgePreviewLinks,
} from '../infrastructure/postgres/preview-links/PostgresPreviewLinkHolders.ts';
import { PostgresSignInThrottle } from '../infrastructure/postgres/session/PostgresSignInThrottle.ts';
import type { ServerFeature } from './ServerFeature.ts';
import { instantOf } from '../application/shared/instantOf.ts';

const linkBody = ({ linkId, createdBy, createdAt, expiresAt, openedAt }: PreviewLink) => ({
  linkId,
  createdBy,
  createdAt: instantOf(createdAt),
  expiresAt: instantOf(expiresAt),
  openedAt: instantOf(openedAt),
});

export const previewLinks = {
  name: 'preview-links',
  auditActions: ['preview-link.created', 'preview-link.revoked'],
  serves(core) {
    const manage = new ManagePreviewLinks({
      ...core,
      defaultsOf: (rootOrgId) => core.readAdminConfig.merchantDefaults(rootOrgId),
    });
    const open = new OpenPreviewLink({
      ...core,
      holders: new PostgresPreviewLinkHolders(core.database),
      lookUp: new LinkLookup('preview-link', new PostgresSignInThrottle(core.database), core.clock),
    });
    const refusals = new DelayedRefusals(core.refusalDelay ?? 0);
    return [
      serve(listPreviewLinks, async (request) => {
        const listed = await manage.list(companyRequest(request));
        return listed.ok ? ok({ body: { links: listed.value.map(linkBody) } }) : listed;
      }),
      serve(createPreviewLink, async (request) => {
        const { origin, body } = request;
        const linkRequest = { ...companyRequest(request), requestId: origin.requestId };
        const created = await manage.create(linkRequest, body.configuration);
        if (!created.ok) return created;
        const { link, token } = created.value;
        return ok({ body: { link: linkBody(link), token } });
      }),
      serve(revokePreviewLink, async (request) => {
        const linkRequest = { ...companyRequest(request), requestId: request.origin.requestId };
        return done(await manage.revoke(linkRequest, request.params.linkId));
      }),
      serve(openPreviewLink, async ({ body, origin }) => {
        const opened = await refusals.holding(open.execute(body.token, origin));
        if (!opened.ok) return opened;
        if (opened.value.state !== 'open') return ok({ body: opened.value });
        const { state, key, link, read } = opened.value;
        const dates = { createdAt: instantOf(link.createdAt), expiresAt: instantOf(link.expiresAt) };
        const make = async () => {
          const configuration = await read();
          // This response may be cached too, because a revoked link never becomes valid again.
          return configuration ? { state, ...dates, configuration } : { state: 'revoked' as const };
        };
        return ok({ cached: { name: `preview ${key}`, make } });
      }),
    ];
  },
  purge: ({ database, clock }) => purgePreviewLinks(database, clock.now()),
} satisfies ServerFeature;

import type { CompanyPath } from '../../application/company/CompanyPath.ts';
import type { ResponseOf } from '../../../contract/call.ts';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  openPreviewLink,
  revokePreviewLink,
} from '../../../contract/preview-links/previewLinks.ts';
import type { OpenedPreview, PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { PreviewLink } from '../../domain/preview-links/previewLink.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { companyConfigurationOf } from '../company/companyConfigurationOf.ts';
import { bodyAs, checked, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

type LinkBody = ResponseOf<typeof listPreviewLinks>['links'][number];

export const httpPreviewLinksGateway = (http: Http): PreviewLinksGateway => ({
  list(company, signal) {
    const response = http.send(listPreviewLinks, { params: paramsOf(company) }, { signal });
    return bodyAs(response, ({ links }) => links.map(linkOf));
  },
  create(company, shown) {
    const configuration = shown as MerchantConfigDocument;
    const response = http.send(createPreviewLink, { params: paramsOf(company), body: { configuration } });
    return bodyAs(response, ({ link, token }) => ({ link: linkOf(link), token }));
  },
  revoke: (company, linkId) => nothing(http.send(revokePreviewLink, { params: { ...paramsOf(company), linkId } })),
  open(token, signal) {
    const response = http.send(openPreviewLink, { body: { token } }, { signal });
    return checked(response, ({ body }): Result<OpenedPreview, PortFailure> => {
      if (body.state !== 'open') return ok(body);
      const configuration = companyConfigurationOf(body.configuration);
      if (!configuration) return err({ kind: 'malformed', field: 'configuration.companyId' });
      const link = { createdAt: Date.parse(body.createdAt), expiresAt: Date.parse(body.expiresAt) };
      return ok({ state: body.state, link, configuration });
    });
  },
});

const paramsOf = ({ rootOrgId, companyId }: CompanyPath) => ({ rootOrgId, merchantId: companyId });

const linkOf = ({ createdAt, expiresAt, openedAt, ...link }: LinkBody): PreviewLink => ({
  ...link,
  createdAt: Date.parse(createdAt),
  expiresAt: Date.parse(expiresAt),
  ...(openedAt !== undefined && { openedAt: Date.parse(openedAt) }),
});

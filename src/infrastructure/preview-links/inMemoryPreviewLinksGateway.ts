import type { CompanyPath } from '../../application/company/CompanyPath.ts';
import type { PreviewLinksGateway } from '../../application/preview-links/PreviewLinksGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { isNewOpening, makeLink, stateOf, type PreviewLink } from '../../domain/preview-links/previewLink.ts';
import { takeSnapshot } from '../../domain/preview-links/takeSnapshot.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { asPort } from '../demo/portFailureOf.ts';

type StoredLink = {
  readonly companyId: string;
  readonly link: PreviewLink;
  readonly token: string;
  readonly shown: CompanyConfiguration;
};

/** Preview links of the demo. They exist only in this tab until it is closed. */
export function inMemoryPreviewLinksGateway(service: DemoService, clock: Clock, ids: Ids): PreviewLinksGateway {
  let storedLinks: readonly StoredLink[] = [];

  const mayActOn = ({ rootOrgId, companyId }: CompanyPath): boolean => service.mayActOn(rootOrgId, companyId);

  function openOf(companyId: string): readonly PreviewLink[] {
    return storedLinks
      .filter((each) => each.companyId === companyId && stateOf(each.link, clock.now()) === 'open')
      .map(({ link }) => link);
  }

  function replace(previous: StoredLink, link: PreviewLink): void {
    storedLinks = storedLinks.map((each) => (each === previous ? { ...previous, link } : each));
  }

  return {
    list: async (company) => (mayActOn(company) ? ok(openOf(company.companyId)) : err({ kind: 'not-found' })),
    async create(company, shown) {
      const { companyId } = company;
      const patterns = await service.loadPatterns();
      if (!patterns.ok) return patterns;
      const published = service.effectiveConfiguration(companyId);
      if (!mayActOn(company) || !published) return err({ kind: 'not-found' });
      const may = service.mayWrite(companyId);
      if (!may.ok) return may;
      const createdBy = service.signedIn?.name ?? '';
      const fresh = { linkId: ids.next(), createdBy, now: clock.now() };
      const newLink = makeLink(openOf(companyId), fresh);
      if (!newLink.ok) return asPort(newLink);
      const { parts } = service;
      const snapshotResult = takeSnapshot(shown, published, { parts, compile: patterns.value });
      if (!snapshotResult.ok) return asPort(snapshotResult);
      const token = `${ids.next()}${ids.next()}`;
      storedLinks = [{ companyId, link: newLink.value, token, shown: snapshotResult.value }, ...storedLinks];
      service.record(companyId, 'preview-link.created', { linkId: newLink.value.linkId });
      return ok({ link: newLink.value, token });
    },
    async revoke(company, linkId) {
      const storedLink = storedLinks.find(
        (each) => each.companyId === company.companyId && each.link.linkId === linkId,
      );
      if (!mayActOn(company) || !storedLink) return err({ kind: 'not-found' });
      const may = service.mayWrite(company.companyId);
      if (!may.ok) return may;
      const now = clock.now();
      if (stateOf(storedLink.link, now) !== 'open') return ok(undefined);
      replace(storedLink, { ...storedLink.link, revokedAt: now });
      service.record(company.companyId, 'preview-link.revoked', { linkId });
      return ok(undefined);
    },
    async open(token) {
      const storedLink = storedLinks.find((each) => each.token === token);
      if (!storedLink) return err({ kind: 'not-found' });
      const { link, shown: configuration } = storedLink;
      const now = clock.now();
      const state = stateOf(link, now);
      if (state !== 'open') return ok({ state });
      if (isNewOpening(link, now)) replace(storedLink, { ...link, openedAt: now });
      return ok({ state, link, configuration });
    },
  };
}

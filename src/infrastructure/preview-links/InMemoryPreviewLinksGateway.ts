import type {
  MadePreviewLink,
  OpenedPreview,
  PreviewLinksGateway,
  PreviewLinksPath,
} from '../../application/preview-links/PreviewLinksGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { isNewOpening, makeLink, stateOf, type PreviewLink } from '../../domain/preview-links/previewLink.ts';
import { takeSnapshot } from '../../domain/preview-links/takeSnapshot.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';
import { portFailureOf } from '../demo/portFailureOf.ts';

type StoredLink = {
  readonly companyId: string;
  readonly link: PreviewLink;
  readonly token: string;
  readonly shown: CompanyConfiguration;
};

/** Preview links of the demo. They exist only in this tab until it is closed. */
export class InMemoryPreviewLinksGateway implements PreviewLinksGateway {
  readonly #service: DemoService;
  readonly #clock: Clock;
  readonly #ids: Ids;
  #storedLinks: readonly StoredLink[] = [];

  constructor(service: DemoService, clock: Clock, ids: Ids) {
    this.#service = service;
    this.#clock = clock;
    this.#ids = ids;
  }

  async list(company: PreviewLinksPath): Promise<Result<readonly PreviewLink[], PortFailure>> {
    return this.#mayActOn(company) ? ok(this.#openOf(company.companyId)) : err({ kind: 'not-found' });
  }

  async create(company: PreviewLinksPath, shown: CompanyConfiguration): Promise<Result<MadePreviewLink, PortFailure>> {
    const { companyId } = company;
    const patterns = await this.#service.loadPatterns();
    if (!patterns.ok) return patterns;
    const published = this.#service.effectiveConfiguration(companyId);
    if (!this.#mayActOn(company) || !published) return err({ kind: 'not-found' });
    const may = this.#service.mayWrite(companyId);
    if (!may.ok) return may;
    const createdBy = this.#service.signedIn?.name ?? '';
    const fresh = { linkId: this.#ids.next(), createdBy, now: this.#clock.now() };
    const newLink = makeLink(this.#openOf(companyId), fresh);
    if (!newLink.ok) return err(portFailureOf(newLink.error));
    const { parts } = this.#service;
    const snapshotResult = takeSnapshot(shown, published, { parts, compile: patterns.value });
    if (!snapshotResult.ok) return err(portFailureOf(snapshotResult.error));
    const token = `${this.#ids.next()}${this.#ids.next()}`;
    this.#storedLinks = [{ companyId, link: newLink.value, token, shown: snapshotResult.value }, ...this.#storedLinks];
    this.#service.record(companyId, 'preview-link.created', { linkId: newLink.value.linkId });
    return ok({ link: newLink.value, token });
  }

  async revoke(company: PreviewLinksPath, linkId: string): Promise<Result<void, PortFailure>> {
    const storedLink = this.#storedLinks.find(
      (each) => each.companyId === company.companyId && each.link.linkId === linkId,
    );
    if (!this.#mayActOn(company) || !storedLink) return err({ kind: 'not-found' });
    const may = this.#service.mayWrite(company.companyId);
    if (!may.ok) return may;
    const now = this.#clock.now();
    if (stateOf(storedLink.link, now) !== 'open') return ok(undefined);
    this.#replace(storedLink, { ...storedLink.link, revokedAt: now });
    this.#service.record(company.companyId, 'preview-link.revoked', { linkId });
    return ok(undefined);
  }

  async open(token: string): Promise<Result<OpenedPreview, PortFailure>> {
    const storedLink = this.#storedLinks.find((each) => each.token === token);
    if (!storedLink) return err({ kind: 'not-found' });
    const { link, shown: configuration } = storedLink;
    const now = this.#clock.now();
    const state = stateOf(link, now);
    if (state !== 'open') return ok({ state });
    if (isNewOpening(link, now)) this.#replace(storedLink, { ...link, openedAt: now });
    return ok({ state, link, configuration });
  }

  #mayActOn({ rootOrgId, companyId }: PreviewLinksPath): boolean {
    return this.#service.mayActOn(rootOrgId, companyId);
  }

  #openOf(companyId: string): readonly PreviewLink[] {
    return this.#storedLinks
      .filter((each) => each.companyId === companyId && stateOf(each.link, this.#clock.now()) === 'open')
      .map(({ link }) => link);
  }

  #replace(previous: StoredLink, link: PreviewLink): void {
    this.#storedLinks = this.#storedLinks.map((each) => (each === previous ? { ...previous, link } : each));
  }
}

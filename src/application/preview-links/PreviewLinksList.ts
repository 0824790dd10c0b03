import { makeAutoObservable, runInAction } from 'mobx';
import type { CompanyPath } from '../company/CompanyPath.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { MAX_OPEN_LINKS, type PreviewLink } from '../../domain/preview-links/previewLink.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { MadePreviewLink, PreviewLinksGateway } from './PreviewLinksGateway.ts';

export class PreviewLinksList {
  readonly #links: Resource<CompanyPath, readonly PreviewLink[]>;
  readonly #gateway: PreviewLinksGateway;
  readonly #company: CompanyPath;
  #isBusy = false;

  constructor(gateway: PreviewLinksGateway, company: CompanyPath) {
    this.#gateway = gateway;
    this.#company = company;
    this.#links = new Resource((path, signal) => gateway.list(path, signal));
    makeAutoObservable(this);
  }

  get state(): ResourceState<readonly PreviewLink[]> {
    return this.#links.state;
  }

  get isBusy(): boolean {
    return this.#isBusy;
  }

  get isFull(): boolean {
    return (this.#links.value?.length ?? 0) >= MAX_OPEN_LINKS;
  }

  async load(): Promise<void> {
    await this.#links.reload(this.#company);
  }

  async create(shown: CompanyConfiguration): Promise<Result<MadePreviewLink, PortFailure>> {
    return this.#exclusively(async () => {
      const created = await this.#gateway.create(this.#company, shown);
      if (created.ok) this.#update((links) => [created.value.link, ...links]);
      // Reload the list, because the link may exist despite the failure.
      else void this.load();
      return created;
    });
  }

  /** Revokes a link. Succeeds if the link no longer exists. */
  async revoke(linkId: string): Promise<Result<void, PortFailure>> {
    return this.#exclusively(async () => {
      const revoked = await this.#gateway.revoke(this.#company, linkId);
      const revocation = !revoked.ok && revoked.error.kind === 'not-found' ? ok(undefined) : revoked;
      if (revocation.ok) this.#update((links) => links.filter((link) => link.linkId !== linkId));
      else void this.load();
      return revocation;
    });
  }

  async #exclusively<T>(write: () => Promise<T>): Promise<T> {
    this.#isBusy = true;
    try {
      return await write();
    } finally {
      runInAction(() => (this.#isBusy = false));
    }
  }

  #update(next: (links: readonly PreviewLink[]) => readonly PreviewLink[]): void {
    const { value } = this.#links;
    if (value) this.#links.set(next(value));
  }
}

import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import type { AuditAction } from '../../../src/domain/activity/activityKinds.ts';
import { withOwnerDefaults } from '../../../src/domain/company/merchantDefaults.ts';
import { makeLink, stateOf, type PreviewLink } from '../../../src/domain/preview-links/previewLink.ts';
import { takeSnapshot } from '../../../src/domain/preview-links/takeSnapshot.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';
import type { DefaultsOf } from '../publishing/EditConfiguration.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { TokenMint } from '../session/TokenMint.ts';
import type { Acting, CompanyRequest } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';

export type PreviewLinkRequest = CompanyRequest & { readonly requestId: string };

export type PreviewLinkParts = {
  readonly authorise: AuthoriseCompany;
  readonly parts: Pick<ConfigurationParts, 'refuseValues'>;
  readonly compilePattern: CompilePattern;
  readonly defaultsOf: DefaultsOf;
  readonly mint: TokenMint;
  readonly ids: Ids;
  readonly clock: Clock;
};

type Context = {
  readonly unit: TenantUnit;
  readonly acting: Acting;
  readonly now: number;
  readonly record: (action: AuditAction, detail: Readonly<Record<string, unknown>>) => Promise<void>;
};

/** Manages links that show a portal without sign-in. Changes need no publish and count as company writes. */
export class ManagePreviewLinks {
  readonly #parts: PreviewLinkParts;

  constructor(parts: PreviewLinkParts) {
    this.#parts = parts;
  }

  list(request: CompanyRequest): Promise<Result<readonly PreviewLink[], ServiceFailure>> {
    const now = this.#parts.clock.now();
    return this.#parts.authorise.reading(request, async ({ previewLinks }, { tenant }) =>
      ok(await previewLinks.listOpen(tenant.companyId, now)),
    );
  }

  /** Creates a link. Only this call returns the token, because the service stores nothing but its hash. */
  async create(
    request: PreviewLinkRequest,
    sent: MerchantConfigDocument,
  ): Promise<Result<{ readonly link: PreviewLink; readonly token: string }, ServiceFailure>> {
    const { parts, compilePattern: compile, defaultsOf, ids, mint } = this.#parts;
    const defaults = await defaultsOf(request.principal.rootOrgId);
    return this.#write(request, async ({ unit, acting, now, record }) => {
      const { tenant, actor } = acting;
      const { companyId } = tenant;
      const company = await unit.companies.find(companyId);
      if (!company) return err({ kind: 'not-found' });
      const openLinks = await unit.previewLinks.listOpen(companyId, now);
      const created = makeLink(openLinks, { linkId: ids.next(), createdBy: actor.name, now });
      if (!created.ok) return created;
      const published = await unit.companies.readRevision(companyId, company.currentRevision);
      const snapshotResult = takeSnapshot(sent, withOwnerDefaults({ ...published, companyId }, defaults), {
        parts,
        compile,
      });
      if (!snapshotResult.ok) return snapshotResult;
      const snapshot = snapshotResult.value as MerchantConfigDocument;
      const { accessToken: token } = mint.first();
      const tokenHash = mint.hash(token);
      await unit.usage.addBytes(await unit.previewLinks.add(companyId, created.value, { tokenHash, snapshot }));
      await record('preview-link.created', { linkId: created.value.linkId });
      return ok({ link: created.value, token });
    });
  }

  /** Revokes a link. Does nothing if the link is already revoked or expired. */
  revoke(request: PreviewLinkRequest, linkId: string): Promise<Result<void, ServiceFailure>> {
    return this.#write(request, async ({ unit, acting, now, record }) => {
      const { companyId } = acting.tenant;
      const link = await unit.previewLinks.find(companyId, linkId);
      if (!link) return err({ kind: 'not-found' });
      if (stateOf(link, now) !== 'open') return ok(undefined);
      await unit.previewLinks.revoke(companyId, linkId, now);
      await record('preview-link.revoked', { linkId });
      return ok(undefined);
    });
  }

  #write<T>(
    request: PreviewLinkRequest,
    act: (context: Context) => Promise<Result<T, ServiceFailure>>,
  ): Promise<Result<T, ServiceFailure>> {
    return this.#parts.authorise.within(request, async (unit, acting) => {
      const now = this.#parts.clock.now();
      // Lock the usage row, so that concurrent calls cannot exceed the maximum number of links.
      const withinQuota = await unit.usage.spend('writes', now);
      if (!withinQuota.ok) return withinQuota;
      const { actor, onBehalfOf } = acting;
      const record: Context['record'] = (action, detail) =>
        unit.audit.append({
          at: now,
          actor,
          ...(onBehalfOf && { onBehalfOf }),
          action,
          requestId: request.requestId,
          detail,
        });
      return act({ unit, acting, now, record });
    });
  }
}

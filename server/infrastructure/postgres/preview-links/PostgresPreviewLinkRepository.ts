import type { Transaction } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { PreviewLink } from '../../../../src/domain/preview-links/previewLink.ts';
import type { PreviewLinkRepository } from '../../../application/preview-links/PreviewLinkRepository.ts';
import { equal } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

const linkOf = (row: Row<'preview_link'>): PreviewLink => ({
  linkId: row.link_id,
  createdBy: row.created_by,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  revokedAt: row.revoked_at?.getTime(),
  openedAt: row.opened_at?.getTime(),
});

export class PostgresPreviewLinkRepository implements PreviewLinkRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async listOpen(companyId: CompanyId, now: number): Promise<readonly PreviewLink[]> {
    const rows = await this.#trx
      .selectFrom('preview_link')
      .selectAll()
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date(now))
      .orderBy('created_at', 'desc')
      .orderBy('link_id')
      .execute();
    return rows.map(linkOf);
  }

  async add(
    companyId: CompanyId,
    link: PreviewLink,
    { tokenHash, snapshot }: { readonly tokenHash: string; readonly snapshot: MerchantConfigDocument },
  ): Promise<number> {
    const key = { root_org_id: this.#rootOrgId, company_id: companyId, link_id: link.linkId };
    const expiresAt = new Date(link.expiresAt);
    await this.#trx
      .insertInto('preview_link')
      .values({
        ...key,
        token_hash: tokenHash,
        created_by: link.createdBy,
        created_at: new Date(link.createdAt),
        expires_at: expiresAt,
      })
      .execute();
    const text = JSON.stringify(snapshot);
    const bytes = Buffer.byteLength(text);
    await this.#trx
      .insertInto('preview_snapshot')
      .values({ ...key, snapshot: text, bytes, expires_at: expiresAt })
      .execute();
    return bytes;
  }

  async find(companyId: CompanyId, linkId: string): Promise<PreviewLink | undefined> {
    const row = await this.#trx
      .selectFrom('preview_link')
      .selectAll()
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, link_id: linkId }))
      .executeTakeFirst();
    return row && linkOf(row);
  }

  async revoke(companyId: CompanyId, linkId: string, now: number): Promise<void> {
    await this.#trx
      .updateTable('preview_link')
      .set({ revoked_at: new Date(now) })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, link_id: linkId }))
      .execute();
    await this.#trx
      .deleteFrom('preview_snapshot')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, link_id: linkId }))
      .execute();
  }

  async readSnapshot(companyId: CompanyId, linkId: string): Promise<MerchantConfigDocument | undefined> {
    const row = await this.#trx
      .selectFrom('preview_snapshot')
      .select('snapshot')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, link_id: linkId }))
      .executeTakeFirst();
    return row && (JSON.parse(row.snapshot) as MerchantConfigDocument);
  }

  async markOpened(companyId: CompanyId, linkId: string, now: number): Promise<void> {
    await this.#trx
      .updateTable('preview_link')
      .set({ opened_at: new Date(now) })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, link_id: linkId }))
      .execute();
  }
}

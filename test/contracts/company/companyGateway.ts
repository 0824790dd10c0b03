import { expect, it } from 'vitest';
import { CompanyGateway } from '../../../src/application/company/CompanyGateway.ts';
import type { ProductConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { aReason, aReturnReasons, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the merchants W00 to W03, W14 and S03. */
export function companyGatewayContract(use: UseGateways): void {
  const readAs = async (id: string) => valueOf(await use().companies.read(companyId(id)));
  const update = (
    id: string,
    products: Readonly<Record<string, ProductConfiguration>>,
    key: string,
    publishId?: string,
  ) =>
    use().companies.updateProducts({ rootOrgId: 'HOUSE', companyId: companyId(id) }, products, {
      idempotencyKey: key,
      publishId,
    });
  const disabledReasons = aReturnReasons({ enabled: false });

  it('read returns the complete configuration of a company with its revision, including unknown fields [CF-2]', async () => {
    await use().signIn('W00');
    const { configuration, revision } = await readAs('W00');
    expect(revision).toBe('"r1"');
    expect(configuration).toMatchObject({
      companyId: 'W00',
      name: 'Works 0',
      carrier: { rootOrgId: 'HOUSE', productName: RETURNS_PRODUCT },
      fieldNobodyKnows: { kept: [1, 'two', null] },
      products: { [RETURNS_PRODUCT]: { returnReasons: aReturnReasons(), partNobodyKnows: true } },
    });
  });

  it("read returns the time of a company's last publish, or null [CF-2]", async () => {
    await use().signIn('PAUSED');
    const { lastPublishedAt } = (await readAs('PAUSED')).configuration;
    expect(lastPublishedAt).toBe('2026-09-01T10:00:00.000Z');
    await use().signIn('W00');
    expect((await readAs('W00')).configuration.lastPublishedAt).toBeNull();
  });

  it('updateProducts rejects a write with an old revision, because it could overwrite changes of other users [PB-15]', async () => {
    await use().signIn('S03');
    const unnamed = use().get(CompanyGateway);
    const company = { rootOrgId: 'HOUSE', companyId: companyId('S03') };
    const replace = (idempotencyKey: string, ifMatch?: string) =>
      unnamed.updateProducts(
        company,
        { [RETURNS_PRODUCT]: { enabled: true, returnReasons: disabledReasons } },
        { idempotencyKey, ifMatch },
      );
    expect(await replace('s03-1')).toMatchObject({ ok: false, error: { kind: 'rejected', status: 428 } });
    expect(await replace('s03-2', '"r2"')).toMatchObject({
      ok: false,
      error: { kind: 'stale', currentRevision: '"r1"' },
    });
    expect((await readAs('S03')).revision).toBe('"r1"');
    expect((await replace('s03-3', '"r1"')).ok).toBe(true);
    // The other user's earlier write is not lost.
    expect(await replace('s03-4', '"r1"')).toMatchObject({
      ok: false,
      error: { kind: 'stale', currentRevision: '"r2"' },
    });
    const added = await unnamed.updateSettings(company, { currencyOverride: 'EUR' }, { idempotencyKey: 's03-5' });
    expect([added.ok, (await readAs('S03')).revision]).toEqual([true, '"r3"']);
  });

  it('updateProducts limits the size of a configuration, even if it grows in small steps [CF-2]', async () => {
    await use().signIn('S03');
    const { revision = '' } = await readAs('S03');
    const company = { rootOrgId: 'HOUSE', companyId: companyId('S03') };
    const changes = [{ type: 'COMPANY', key: 'returnReasons.enabled', value: 'false', originalValue: 'true' }] as const;
    const opened = await use().publishes.open(company, { revision, changes, idempotencyKey: 's03-open' });
    const publishId = opened.ok ? opened.value.publishId : '';
    const grow = (nth: number) =>
      update(
        'S03',
        { [`PRODUCT_${nth}`]: { enabled: true, padding: 'x'.repeat(900_000) } as object },
        `s03-grow-${nth}`,
        publishId,
      );
    expect([(await grow(1)).ok, (await grow(2)).ok]).toEqual([true, true]);
    const message = 'constants.apiErrors.tooLarge';
    expect(await grow(3)).toMatchObject({ ok: false, error: { kind: 'rejected', status: 400, message } });
    expect((await use().publishes.giveUp(company, publishId, 's03-give-up')).ok).toBe(true);
  });

  it('read returns `not-found` for an unknown company', async () => {
    await use().signIn('W00');
    expect(await use().companies.read(companyId('NOBODY'))).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('updateProducts changes only the given product, and creates a revision if the write belongs to no publish [API-1]', async () => {
    await use().signIn('W01');
    const before = (await readAs('W01')).configuration;
    expect(
      await update('W01', { [RETURNS_PRODUCT]: { enabled: true, returnReasons: disabledReasons } }, 'write-w01'),
    ).toEqual({
      ok: true,
      value: undefined,
    });
    const { configuration, revision } = await readAs('W01');
    expect(revision).toBe('"r2"');
    expect(configuration.lastPublishedAt).toMatch(/^\d{4}-/);
    expect({ ...configuration, revision: '', lastPublishedAt: '' }).toEqual({
      ...before,
      revision: '',
      lastPublishedAt: '',
      products: { ...before.products, [RETURNS_PRODUCT]: { enabled: true, returnReasons: disabledReasons } },
    });
  });

  it('updateProducts has no second effect when it is repeated with the same idempotency key [PB-14]', async () => {
    await use().signIn('W02');
    const products = { [RETURNS_PRODUCT]: { enabled: true, returnReasons: disabledReasons } };
    await update('W02', products, 'write-w02');
    expect(await update('W02', products, 'write-w02')).toEqual({ ok: true, value: undefined });
    expect((await readAs('W02')).revision).toBe('"r2"');
  });

  /** JSON pointers of a rejected write. */
  const refusedAt = (...pointers: readonly string[]) => ({
    ok: false,
    error: { kind: 'rejected', status: 400, pointers },
  });

  it('updateSettings rejects invalid values, and returns a pointer to each invalid value', async () => {
    await use().signIn('W14');
    const path = { rootOrgId: 'HOUSE', companyId: companyId('W14') };
    const wrong = { webhooks: [{ url: 'ftp://localhost/' }], orderInstructions: 'x'.repeat(5000) };
    const malformed = { homePickup: { enabled: 1 }, portalActive: 'on' };
    const before = (await readAs('W14')).revision;
    const refused = await use().companies.updateSettings(path, wrong, { idempotencyKey: 'w14-wrong' });
    expect(refused).toMatchObject(refusedAt('/orderInstructions', '/webhooks'));
    const unreadable = await use().companies.updateSettings(path, malformed as object, { idempotencyKey: 'w14-types' });
    expect(unreadable).toMatchObject(refusedAt('/homePickup/enabled', '/portalActive'));
    expect((await readAs('W14')).revision).toBe(before);
  });

  it('updateProducts rejects a product with an invalid return reason, and returns a pointer to the reason [RS-1]', async () => {
    await use().signIn('W14');
    const before = (await readAs('W14')).revision;
    const returnReasons = aReturnReasons({ reasons: [aReason({ description: ' ' })] });
    expect(await update('W14', { [RETURNS_PRODUCT]: { returnReasons } }, 'w14-reason')).toMatchObject(
      refusedAt(`/products/${RETURNS_PRODUCT}/returnReasons/reasons/0`),
    );
    expect((await readAs('W14')).revision).toBe(before);
  });

  it('updateSettings accepts every value that the page accepts', async () => {
    await use().signIn('W14');
    const company = { rootOrgId: 'HOUSE', companyId: companyId('W14') };
    const refunds = { enabled: true, restockingFeePercent: 12.5, includesShipping: false };
    const patch = {
      refunds,
      currencyOverride: 'EUR',
      consumerUrl: 'https://w14.portals.example',
      inStoreReturnsForm: { mobileNumber: true, mobileNumberMandatory: false },
    };
    expect((await use().companies.updateSettings(company, patch, { idempotencyKey: 'sound-w14' })).ok).toBe(true);
    expect((await readAs('W14')).configuration).toMatchObject(patch);
  });

  it('updateProducts returns `not-found` for an unknown publish', async () => {
    await use().signIn('W03');
    const outcome = await update('W03', { [RETURNS_PRODUCT]: { enabled: false } }, 'write-w03', 'no-such-publish');
    expect(outcome).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect((await readAs('W03')).revision).toBe('"r1"');
  });
}

import { expect, it } from 'vitest';
import type { PublishSummary } from '../../../src/application/publishing/PublishGateway.ts';
import { productOf, type ProductConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { aChange, aReturnReasons, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const switchedOff = [aChange('returnReasons.enabled', false, true)];

/** Uses the merchants W04 to W13, one in each test. */
export function publishGatewayContract(use: UseGateways): void {
  const pathOf = (id: string) => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const open = (id: string, idempotencyKey = `${id}-a:open`, revision = '"r1"', changes = switchedOff) =>
    use().publishes.open(pathOf(id), { revision, changes, idempotencyKey });
  const complete = (id: string, { publishId }: PublishSummary, key = `${id}-a:complete`) =>
    use().publishes.complete(pathOf(id), publishId, key);
  const giveUp = (id: string, { publishId }: PublishSummary, key = `${id}-a:give-up`) =>
    use().publishes.giveUp(pathOf(id), publishId, key);
  const product: ProductConfiguration & { readonly partNobodyKnows: true } = {
    enabled: true,
    returnReasons: aReturnReasons({ enabled: false }),
    partNobodyKnows: true,
  };
  const switchOff = (id: string, { publishId }: PublishSummary, idempotencyKey = `${id}-a:company`) =>
    use().companies.updateProducts(pathOf(id), { [RETURNS_PRODUCT]: product }, { idempotencyKey, publishId });
  const live = async (id: string) => {
    const { configuration, revision } = valueOf(await use().companies.read(companyId(id)));
    return { isOn: productOf(configuration).returnReasons?.enabled, revision };
  };

  it('the changes of a publish go live all at once when it is completed', async () => {
    await use().signIn('W04');
    const publish = valueOf(await open('W04'));
    expect(publish).toMatchObject({ publishId: expect.any(String), actorName: 'staff of W04' });
    valueOf(await switchOff('W04', publish));
    expect(await live('W04')).toEqual({ isOn: true, revision: '"r1"' });
    expect(valueOf(await complete('W04', publish))).toMatchObject({ publishId: publish.publishId, revision: '"r2"' });
    expect(await live('W04')).toEqual({ isOn: false, revision: '"r2"' });
  });

  it('open, complete and writes take effect only once, however often they are repeated with the same idempotency key [PB-14]', async () => {
    await use().signIn('W05');
    const publish = valueOf(await open('W05'));
    expect(valueOf(await open('W05')).publishId).toBe(publish.publishId);
    valueOf(await switchOff('W05', publish));
    valueOf(await switchOff('W05', publish));
    const completed = valueOf(await complete('W05', publish));
    expect(valueOf(await complete('W05', publish))).toMatchObject({
      publishId: publish.publishId,
      revision: completed.revision,
    });
    expect(valueOf(await complete('W05', publish, 'another-key'))).toMatchObject({ revision: completed.revision });
    expect(valueOf(await open('W05')).publishId).toBe(publish.publishId);
    expect(await live('W05')).toEqual({ isOn: false, revision: '"r2"' });
  });

  it('open rejects a publish of an outdated revision, and returns the current revision [PB-15]', async () => {
    await use().signIn('W06');
    const publish = valueOf(await open('W06'));
    valueOf(await switchOff('W06', publish));
    valueOf(await complete('W06', publish));
    expect(await open('W06', 'W06-b:open')).toMatchObject({
      ok: false,
      error: { kind: 'stale', currentRevision: '"r2"' },
    });
    expect(await open('W06', 'W06-c:open', '"r2"')).toMatchObject({ ok: true });
  });

  it('open allows only one open publish per company', async () => {
    await use().signIn('W07');
    valueOf(await open('W07'));
    expect(await open('W07', 'W07-b:open')).toMatchObject({ ok: false, error: { kind: 'busy' } });
  });

  it('giveUp deletes the publish draft immediately and permanently', async () => {
    await use().signIn('W08');
    const publish = valueOf(await open('W08'));
    valueOf(await switchOff('W08', publish));
    expect(await giveUp('W08', publish)).toEqual({ ok: true, value: undefined });
    expect(await giveUp('W08', publish, 'again')).toEqual({ ok: true, value: undefined });
    expect(await live('W08')).toEqual({ isOn: true, revision: '"r1"' });
    expect(await complete('W08', publish)).toMatchObject({ ok: false, error: { kind: 'stale' } });
    expect(await switchOff('W08', publish, 'late')).toMatchObject({ ok: false, error: { kind: 'stale' } });
    expect(await open('W08', 'W08-b:open')).toMatchObject({ ok: true });
  });

  it('giveUp fails for a completed publish', async () => {
    await use().signIn('W09');
    const publish = valueOf(await open('W09'));
    valueOf(await switchOff('W09', publish));
    valueOf(await complete('W09', publish));
    expect(await giveUp('W09', publish)).toMatchObject({ ok: false, error: { kind: 'stale' } });
    expect((await live('W09')).revision).toBe('"r2"');
  });

  it('latest returns the newest completed publish, or undefined [PB-15]', async () => {
    await use().signIn('W10');
    const latest = async () => valueOf(await use().publishes.latest(pathOf('W10')));
    expect(await latest()).toBeUndefined();
    const first = valueOf(await open('W10'));
    expect(await latest()).toBeUndefined();
    valueOf(await switchOff('W10', first));
    valueOf(await complete('W10', first));
    expect(await latest()).toMatchObject({ publishId: first.publishId, actorName: 'staff of W10', revision: '"r2"' });
    valueOf(await giveUp('W10', valueOf(await open('W10', 'W10-b:open', '"r2"')), 'W10-b:give-up'));
    expect(await latest()).toMatchObject({ publishId: first.publishId });
  });

  it('complete rejects a publish draft that differs from the announced changes, and no change goes live [PB-16]', async () => {
    await use().signIn('W13');
    const differentChanges = [aChange('returnReasons.enabled', true, false)];
    const publish = valueOf(await open('W13', 'W13-a:open', '"r1"', differentChanges));
    valueOf(await switchOff('W13', publish));
    const refusal = { ok: false, error: { kind: 'rejected', status: 422 } };
    expect(await complete('W13', publish)).toMatchObject(refusal);
    expect(await complete('W13', publish, 'another-key')).toMatchObject(refusal);
    expect(await live('W13')).toEqual({ isOn: true, revision: '"r1"' });
    expect(valueOf(await use().publishes.latest(pathOf('W13')))).toBeUndefined();
  });

  it('complete and giveUp return `not-found` for an unknown publish', async () => {
    await use().signIn('W11');
    const nobody = { ...valueOf(await open('W11')), publishId: 'no-such-publish' };
    expect(await complete('W11', nobody)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(await giveUp('W11', nobody)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });

  it('writes that belong to no publish are rejected while a publish is open', async () => {
    await use().signIn('W12');
    valueOf(await open('W12'));
    const otherWrite = await use().companies.updateProducts(
      pathOf('W12'),
      { [RETURNS_PRODUCT]: { enabled: false } },
      { idempotencyKey: 'W12-beside' },
    );
    expect(otherWrite).toMatchObject({ ok: false, error: { kind: 'busy' } });
    expect((await live('W12')).revision).toBe('"r1"');
  });
}

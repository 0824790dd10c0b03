import { expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { onboardingChange, signupChange } from '../../../src/domain/onboarding/onboardingCommand.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Creates the merchants NEWCO, COPYCO, CONTESTED and OTHERCO of the owner HOUSE. */
export function onboardingGatewayContract(use: UseGateways): void {
  const onboard = (payload: OnboardingPayload, idempotencyKey: string, carrier = 'USPS') =>
    use().onboarding.onboard(carrier, payload, { idempotencyKey });
  const signUp = (organisationId: string, companyName: string, idempotencyKey: string) =>
    use().onboarding.signUp(
      { organisationId, product: 'RETURNS_PORTAL', applicant: { contactName: 'Ada Lovelace', companyName } },
      { idempotencyKey },
    );
  const find = async (search: string) => {
    const page = await use().merchants.search('HOUSE', { search, sort: 'companyId' });
    return page.ok ? page.value.merchants : [];
  };

  it('onboard creates a merchant whose portal customers cannot see yet, only once if the request is repeated [OB-1] [PB-14]', async () => {
    await use().signIn('HOUSE', 'admin');
    const payload = anOnboarding({ companyId: 'newco', companyName: ' New Company ' });
    expect(await onboard(payload, 'onboard-newco')).toEqual({ ok: true, value: undefined });
    expect(await onboard(payload, 'onboard-newco')).toEqual({ ok: true, value: undefined });
    expect(await onboard(payload, 'the-same-request-again')).toEqual({ ok: true, value: undefined });
    expect(await find('New Company')).toMatchObject([
      { companyId: 'NEWCO', name: 'New Company', contactName: 'Ada Lovelace', portalState: 'setting-up' },
    ]);
  });

  it('onboard creates an editable configuration without logins, carrier accounts and keys [OB-1] [CF-2]', async () => {
    await use().signIn('HOUSE', 'admin');
    await use().reviews.open('HOUSE', companyId('NEWCO'), 'Setting up');
    const read = await use().companies.read(companyId('NEWCO'));
    expect(read).toMatchObject({
      ok: true,
      value: {
        revision: '"r1"',
        configuration: { companyId: 'NEWCO', carrier: { rootOrgId: 'HOUSE' }, products: { RETURNS_PORTAL: {} } },
      },
    });
    expect(JSON.stringify(read)).not.toMatch(/staff@acme\.example|secret-key|charged-here/);
  });

  it('onboard copies the settings of another merchant of the owner if the request names that merchant [OB-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    const copying = anOnboarding({ companyId: 'COPYCO', companyName: 'Copied', copyFrom: 'ACME' });
    expect(await onboard(copying, 'onboard-copyco')).toEqual({ ok: true, value: undefined });
    const read = async (id: string) => {
      await use().reviews.open('HOUSE', companyId(id), 'Comparing');
      return valueOf(await use().companies.read(companyId(id))).configuration;
    };
    const [copied, other] = [await read('COPYCO'), await read('ACME')];
    expect(copied.products['RETURNS_PORTAL']?.returnReasons).toEqual(other.products['RETURNS_PORTAL']?.returnReasons);
    expect(copied).toMatchObject({ companyId: 'COPYCO', name: 'Copied', portalActive: false });
  });

  it('onboard rejects a request to copy settings of an unknown merchant, of the owner, or of another owner’s merchant', async () => {
    await use().signIn('HOUSE', 'admin');
    for (const copyFrom of ['NOBODY', 'HOUSE', 'SOLO', 'no id'])
      expect(await onboard(anOnboarding({ companyId: 'UNMADE', copyFrom }), `unmade-${copyFrom[0]}`)).toMatchObject({
        ok: false,
        error: { kind: 'rejected', status: 400 },
      });
    expect(await find('UNMADE')).toEqual([]);
  });

  it('findUsedNames returns those of the given ids and trading names that merchants already use [SG-2] [OB-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    expect(await signUp('NEWCO', 'Newly Traded', 'taken-names')).toMatchObject({ ok: true });
    const names = [
      { companyId: 'acme', tradingName: 'Nobody’s yet' },
      { companyId: 'HOUSE', tradingName: '' },
      { companyId: 'PENDED', tradingName: '  NEWLY traded' },
      { companyId: 'no id', tradingName: 'Not an id' },
      ...Array.from({ length: 496 }, (_, nth) => ({ companyId: `FREE${nth}`, tradingName: `Free ${nth}` })),
    ];
    expect(await use().onboarding.findUsedNames('HOUSE', names)).toEqual({
      ok: true,
      value: { companyIds: new Set(['ACME', 'HOUSE']), tradingNames: new Set(['newly traded']) },
    });
    expect(await use().onboarding.findUsedNames('OTHER', names)).toMatchObject({ error: { kind: 'not-found' } });
  });

  it("findUsedNames does not return a merchant's own trading name, nor a company that is not onboarded yet [SG-2] [OB-1]", async () => {
    await use().signIn('HOUSE', 'admin');
    const own = [
      { companyId: 'NEWCO', tradingName: 'Newly Traded' },
      { companyId: 'NEW', tradingName: '' },
    ];
    expect(await use().onboarding.findUsedNames('HOUSE', own)).toEqual({
      ok: true,
      value: { companyIds: new Set(['NEWCO']), tradingNames: new Set() },
    });
  });

  it('onboard accepts a merchant that exists but is not onboarded yet [OB-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    expect(await find('NEW')).toContainEqual(expect.objectContaining({ companyId: 'NEW', portalState: 'setting-up' }));
    expect(await onboard(anOnboarding({ companyId: 'NEW' }), 'onboard-new')).toMatchObject({ ok: true });
    expect(await find('NEW')).toContainEqual(expect.objectContaining({ companyId: 'NEW', portalState: 'live' }));
  });

  it('onboard rejects an id that a merchant already uses, an unknown pricing tier, and another owner’s carrier [OB-2]', async () => {
    await use().signIn('HOUSE', 'admin');
    const rejected = { ok: false, error: { kind: 'rejected', status: 400 } };
    for (const taken of ['ACME', 'HOUSE', 'no id'])
      expect(await onboard(anOnboarding({ companyId: taken, requestId: 'r-2' }), `taken-${taken[0]}`)).toMatchObject(
        rejected,
      );
    const payload = anOnboarding({ companyId: 'TIERED' });
    const tiered = { ...payload, productSettings: { ...payload.productSettings, pricingTier: 5 } };
    expect(await onboard(tiered, 'tier-5')).toMatchObject(rejected);
    expect(await onboard(anOnboarding({ companyId: 'ABROAD' }), 'abroad', 'YAMATO')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
    expect(await find('TIERED')).toEqual([]);
  });

  it('onboard and signUp reject values that the form rejects, with the same messages [OB-1] [SG-1] [VL-lettersOptionalHyphen]', async () => {
    await use().signIn('HOUSE', 'admin');
    const refusedAs = (message: string) => ({ ok: false, error: { kind: 'rejected', status: 400, message } });
    const digits = anOnboarding({ companyId: 'DIGITS', contactName: 'Gr4ce Lim' });
    expect(await onboard(digits, 'digits')).toMatchObject(refusedAs('validation.noSpecialCharsError'));
    expect(await signUp('DIGITS', 'Digits & Co', 'digits-sign-up')).toMatchObject(
      refusedAs('validation.companyNameFormatError'),
    );
  });

  it('onboard accepts only one of two simultaneous requests for the same company id [OB-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    const both = ['mine', 'theirs'].map((requestId) =>
      onboard(anOnboarding({ companyId: 'CONTESTED', companyName: 'Contested', requestId }), `contested-${requestId}`),
    );
    const outcomes = await Promise.all(both);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      error: { kind: 'rejected', status: 400, message: 'onboarding.errors.companyIdExists' },
    });
    expect(await find('Contested')).toHaveLength(1);
  });

  it('signUp registers a merchant, and rejects a trading name that another merchant uses [SG-1] [SG-2] [PB-11]', async () => {
    await use().signIn('HOUSE', 'admin');
    expect(await signUp('NEWCO', 'New Company', 'sign-up-1')).toEqual({ ok: true, value: undefined });
    expect(await signUp('NEWCO', 'NEW company', 'sign-up-2')).toEqual({ ok: true, value: undefined });
    expect(await signUp('LATER', 'Trades as this', 'sign-up-3')).toEqual({ ok: true, value: undefined });
    const taken = {
      ok: false,
      error: { kind: 'rejected', message: 'Request with the same trading name already exists' },
    };
    for (const [index, name] of [' new COMPANY', 'Kōyō Stationery', 'trades AS this'].entries())
      expect(await signUp('OTHERCO', name, `sign-up-taken-${index}`)).toMatchObject(taken);
  });

  it('the call onboard records the onboarding in the history, and a publish that announces an onboarding is rejected [PB-16] [OB-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    const house = { rootOrgId: 'HOUSE', companyId: companyId('HOUSE') };
    const payload = anOnboarding({ companyId: 'TOLDCO', companyName: 'Told', requestId: 'request-told' });
    const signup = {
      organisationId: 'TOLDCO',
      product: 'RETURNS_PORTAL',
      applicant: { contactName: 'Ada Lovelace', companyName: 'Told' },
    };
    const announced = [onboardingChange({ ...payload, companyName: 'Invented' }), signupChange(signup)];
    const publish = async (key: string, changes: readonly PendingChange[]) => {
      const current = await use().companies.read(house.companyId);
      const revision = (current.ok && current.value.revision) || '';
      const { publishId } = valueOf(
        await use().publishes.open(house, { revision, changes, idempotencyKey: `${key}:open` }),
      );
      return { publishId, complete: (again = '') => use().publishes.complete(house, publishId, `${key}:end${again}`) };
    };
    const announcedOnly = await publish('told-forged', announced);
    expect(await announcedOnly.complete()).toMatchObject({ ok: false, error: { kind: 'rejected', status: 422 } });
    expect(await use().publishes.giveUp(house, announcedOnly.publishId, 'told-forged:up')).toMatchObject({ ok: true });

    const matching = await publish('told', announced);
    expect(await onboard(payload, 'told-onboard')).toMatchObject({ ok: true });
    expect(await matching.complete()).toMatchObject({ ok: true });
    const read = await use().history.read(house, matching.publishId);
    expect(read.ok && read.value.changes).toEqual([
      expect.objectContaining({ type: 'ONBOARD', value: expect.objectContaining({ companyName: 'Told' }) }),
    ]);
    expect(JSON.stringify(read)).not.toMatch(/secret-key|charged-here/);

    expect(await use().onboarding.signUp(signup, { idempotencyKey: 'told-sign-up' })).toMatchObject({ ok: true });
    const signed = await publish('told-signed', [signupChange(signup)]);
    expect(await signed.complete()).toMatchObject({ ok: true });
    const signedRead = await use().history.read(house, signed.publishId);
    expect(signedRead.ok && signedRead.value.changes).toEqual([signupChange(signup)]);
  });

  it('a merchant’s publish cannot announce the onboarding of another company [PB-16]', async () => {
    await use().signIn('V04');
    const own = { rootOrgId: 'HOUSE', companyId: companyId('V04') };
    const current = await use().companies.read(own.companyId);
    const changes = [onboardingChange(anOnboarding({ companyId: 'TOLDCO', requestId: 'request-told' }))];
    const revision = (current.ok && current.value.revision) || '';
    const { publishId } = valueOf(
      await use().publishes.open(own, { revision, changes, idempotencyKey: 'told-own:open' }),
    );
    expect(await use().publishes.complete(own, publishId, 'told-own:end')).toMatchObject({
      ok: false,
      error: { status: 422 },
    });
    await use().publishes.giveUp(own, publishId, 'told-own:up');
  });
}

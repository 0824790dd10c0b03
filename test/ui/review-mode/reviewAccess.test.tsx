import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DraftGateway } from '../../../src/application/changes/drafts/DraftGateway.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { MerchantReviewsGateway } from '../../../src/application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../../src/application/review-mode/ReviewSessionGateway.ts';
import { SessionGateway } from '../../../src/application/session/SessionGateway.ts';
import { noDraft } from '../../../src/domain/changes/drafts/draft.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { Services } from '../../../src/infrastructure/ioc/container.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { aChange, aReason, companyId } from '../../support/samples/builders.ts';
import { openApp } from '../app/renderApp.tsx';

const ACME = { rootOrgId: 'HOUSE', companyId: companyId('ACME') };
const on = { enabled: true };

/** Changes the caller for the service only. The page still uses its own session. */
const signInAs = (services: Services, organisationId: string, mailbox: string) =>
  services.get(SessionGateway).signIn({
    username: `${mailbox}@${organisationId.toLowerCase()}.example`,
    password: PASSWORD,
    organisationId,
  });

describe("a merchant's consent to reviews", () => {
  it('is given and withdrawn on the Users page if the owner requires consent [RT-2] [NV-6]', async () => {
    const { services, show } = await openApp(aSample({ userManagement: on, reviewConsent: on }), 'ACME');
    show('/ACME/users');
    const allow = await screen.findByRole('switch', { name: /^Allow Owner Post/, checked: false });
    await userEvent.click(allow);
    expect(await screen.findByRole('switch', { name: /^Allow Owner Post/, checked: true })).toBeDefined();
    const read = await services.get(MerchantReviewsGateway).read(ACME);
    expect(read).toMatchObject({ value: { consent: { isRequired: true, isGiven: true } } });
  });

  it('has no switch on the Users page if the owner does not require consent [RT-2]', async () => {
    const { show } = await openApp(aSample({ userManagement: on }), 'ACME');
    show('/ACME/users');
    await screen.findByRole('row', { name: /colleague of ACME/ });
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('is checked before an admin enters a reason, and the service rejects a review without it [RT-2]', async () => {
    const { services, show } = await openApp(aSample({ userManagement: on, reviewConsent: on }), 'HOUSE', 'admin');
    show('/merchants/overview?review=KOYO');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^This merchant doesn’t allow reviews/)).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Ticket 4711');
    await userEvent.click(dialog.getByRole('button', { name: 'Start review' }));
    expect(await dialog.findByText('The merchant doesn’t allow reviews')).toBeDefined();
    expect(services.get(ReviewModeStore).review).toBeUndefined();
  });

  it('is checked again when a review switches to acting or is extended [RT-2]', async () => {
    const { services } = await openApp(aSample({ userManagement: on, reviewConsent: on }), 'HOUSE', 'admin');
    const gateway = services.get(ReviewSessionGateway);
    // The review was started before a reload, and the merchant withdrew its consent after that.
    const merchantId = companyId('KOYO');
    const session = { reviewSessionId: 'before', merchantId, reason: 'Ticket', expiresAt: Infinity, isActing: false };
    const refused = { ok: false, error: { kind: 'forbidden' } };
    expect(await gateway.act('HOUSE', session)).toEqual(refused);
    expect(await gateway.extend('HOUSE', session, 'Once more')).toEqual(refused);
  });
});

const receiptOf = async (reason: string): Promise<HTMLElement> => {
  const receipt = (await screen.findByText(`Reason: ${reason}`)).closest('li');
  if (!receipt) throw new Error('no receipt');
  return receipt;
};

/** Acts for ACME, and ends the review with these changes still pending. */
async function leavePendingChanges(services: Services, changes: readonly PendingChange[]): Promise<void> {
  const reviews = services.get(ReviewSessionGateway);
  const opened = await reviews.open('HOUSE', ACME.companyId, 'Left behind');
  if (!opened.ok) throw new Error(opened.error.kind);
  await reviews.act('HOUSE', opened.value);
  const content = { changes, history: { done: [], undone: [] } };
  await services.get(DraftGateway).store(ACME, content, { revision: noDraft.revision, idempotencyKey: 'left-behind' });
  await reviews.close('HOUSE', opened.value);
}

describe('the review history of a merchant', () => {
  it('shows which admin reviewed, the reason, and whether the admin changed anything [PB-16] [RT-2]', async () => {
    const { services, show } = await openApp(aSample({ userManagement: on }), 'HOUSE', 'admin');
    const review = services.get(ReviewModeStore);
    await review.enter('HOUSE', ACME.companyId, 'Ticket 4711');
    await review.act('HOUSE');
    show('/merchants/ACME/history');
    await screen.findByRole('heading', { name: 'Reviews by Owner Post' });
    const receipt = within(await receiptOf('Ticket 4711'));
    expect(receipt.getByText('admin of HOUSE')).toBeDefined();
    expect(receipt.getByText('Acted for the merchant; published nothing')).toBeDefined();
  });

  it('lists the pending changes that the admin left, with a link for that admin [PB-16] [PC-9]', async () => {
    const { services, show } = await openApp(aSample({ userManagement: on }), 'HOUSE', 'admin');
    await leavePendingChanges(services, [
      aChange('refunds.enabled', true, undefined),
      aChange('returnReasons.reason.SIZE', aReason({ description: 'Never told' }), aReason()),
      aChange('returnReasons.reason.NEW', aReason({ code: 'NEW', description: 'Never told' }), undefined),
    ]);
    await services.get(ReviewModeStore).enter('HOUSE', ACME.companyId, 'Once more');
    show('/merchants/ACME/history');
    const receipt = within(await receiptOf('Left behind'));
    expect(receipt.getByText('Left 3 changes unpublished')).toBeDefined();
    expect(await receipt.findByText(/Refunds.*Return reasons/)).toBeDefined();
    expect(receipt.getByText(/Too small/)).toBeDefined();
    expect(receipt.queryByText(/Never told/)).toBeNull();
    await userEvent.click(await receipt.findByRole('button', { name: 'Review 3 changes' }));
    expect(await screen.findByRole('dialog', { name: 'Review 3 changes' })).toBeDefined();
  });

  it('tells the merchant that only the admin who left pending changes can publish or discard them [PB-16] [PC-9]', async () => {
    const { services, show } = await openApp(aSample({ userManagement: on }), 'ACME');
    await signInAs(services, 'HOUSE', 'admin');
    await leavePendingChanges(services, [aChange('refunds.enabled', true, undefined)]);
    await signInAs(services, 'ACME', 'staff');
    show('/ACME/history');
    const receipt = within(await receiptOf('Left behind'));
    expect(receipt.getByText('Left 1 change unpublished')).toBeDefined();
    expect(await receipt.findByText('Refunds: Refunds')).toBeDefined();
    expect(receipt.getByText('Not live. Only admin of HOUSE can publish or discard it.')).toBeDefined();
    expect(receipt.queryByRole('button')).toBeNull();
  });
});

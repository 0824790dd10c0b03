import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { ReviewSessionGateway } from '../../../src/application/review-mode/ReviewSessionGateway.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { err } from '../../../src/domain/shared/result.ts';
import type { AppPage } from '../../../src/ui/shared/pages/AppPage.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';

const pages: readonly AppPage[] = [
  adminPage('/merchants/overview', pageOf('Merchants')),
  merchantPage('/start', pageOf('Start'), { isHome: true }),
];

async function reviewAcme(sample = aSample()) {
  const { services, show } = await openApp(sample, 'HOUSE', 'admin');
  const review = services.get(ReviewModeStore);
  await review.enter('HOUSE', companyId('ACME'), 'A look');
  show('/merchants/ACME/start', pages);
  await screen.findByRole('heading', { level: 1, name: 'Start' });
  const changes = services.get(PendingChangesStore);
  const { configuration } = services.get(CompanyStore);
  if (!configuration) throw new Error('ACME is not open');
  const edit = (colour: string, name: 'primaryColor' | 'hoverPrimaryColor' = 'primaryColor') =>
    act(() => changes.edit([editPart(configuration, { kind: 'colour', name }, colour)]));
  return { services, review, changes, edit };
}
const banner = () => screen.getByRole('region', { name: 'Review mode' });
const button = () => within(banner()).getByRole('button', { name: 'Act for Acme' });

describe('review mode', () => {
  it('is read-only: it delays an edit until the admin clicks “Act for”, and then applies it [RT-2] [BN-1]', async () => {
    const { review, changes, edit } = await reviewAcme();
    expect(banner().textContent).toContain('Read-only until you act.');
    edit('#a01040');
    expect(changes.count).toBe(0);
    expect(banner().textContent).toContain('Not changed yet');
    edit('#a01041', 'hoverPrimaryColor');
    expect(banner().textContent).toContain('make the 2 changes');
    await userEvent.click(button());
    await waitFor(() => expect(changes.count).toBe(2));
    expect(review.review?.isActing).toBe(true);
    expect(banner().textContent).toContain('You act for the merchant now.');
    expect(within(banner()).queryByRole('button', { name: 'Act for Acme' })).toBeNull();
    edit('#a01042');
    expect(changes.list).toMatchObject([{ value: '#a01042' }, { value: '#a01041' }]);
  });

  it('does not undo or redo pending changes of an earlier review until the admin starts acting [RT-2] [PC-9]', async () => {
    const { review, changes, edit } = await reviewAcme();
    edit('#a01040');
    await userEvent.click(button());
    await waitFor(() => expect(changes.count).toBe(1));
    await act(() => review.enter('HOUSE', companyId('ACME'), 'Once more'));
    act(() => changes.undo());
    expect(changes.count).toBe(1);
    await userEvent.click(button());
    await waitFor(() => expect(changes.count).toBe(0));
  });

  it('discards a delayed edit when the admin leaves the review [RT-2]', async () => {
    const { changes, edit } = await reviewAcme();
    edit('#a01040');
    await userEvent.click(within(banner()).getByRole('button', { name: 'Leave review' }));
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    expect(changes.count).toBe(0);
    expect(changes.guard).toBeUndefined();
  });

  it('shows why the admin could not start acting, and does not lose the delayed edit [RT-2]', async () => {
    const { services, changes, edit } = await reviewAcme();
    const gateway = services.get(ReviewSessionGateway);
    const { act: reallyAct } = gateway;
    gateway.act = async () => err({ kind: 'unreachable' });
    edit('#a01040');
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toBe('The service couldn’t be reached');
    expect(changes.count).toBe(0);
    gateway.act = reallyAct.bind(gateway);
    await userEvent.click(button());
    await waitFor(() => expect(changes.count).toBe(1));
  });

  it('allows edits at once if the service does not support read-only reviews [RT-2]', async () => {
    const sample = aSample();
    const [first] = sample.owners;
    if (!first) throw new Error('no owner');
    const features = { ...first.adminConfig.features, reviewActing: undefined };
    const { changes, edit } = await reviewAcme({
      ...sample,
      owners: [{ ...first, adminConfig: { ...first.adminConfig, features } }, ...sample.owners.slice(1)],
    });
    expect(within(banner()).queryByRole('button', { name: 'Act for Acme' })).toBeNull();
    edit('#a01040');
    expect(changes.count).toBe(1);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ReviewStore } from '../../../src/application/changes/ReviewStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aReturnReasons } from '../../support/samples/builders.ts';
import { openApp } from '../app/renderApp.tsx';

describe('a problem in the review', () => {
  it('links to the setting that causes it, and the link closes the review [PC-10]', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    show('/ACME/settings');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    const { configuration } = services.get(CompanyStore);
    const published = (configuration && productOf(configuration).returnReasons) ?? aReturnReasons();
    act(() => {
      services
        .get(PendingChangesStore)
        .edit(published.reasons.map((reason) => saveReason(published, { ...reason, enabled: false })));
      services.get(ReviewStore).open();
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Go to Return reasons' }));
    await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[data-setting="returnReasons.order"]')).toBeTruthy());
  });
});

describe('typed text that is not a valid change', () => {
  it('is listed in the review with a link to its field until it is corrected [FM-5] [PC-10]', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    show('/ACME/return-reasons');
    const user = userEvent.setup();
    const field = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Regular expression' });
    await user.type(await field(), '(');
    await user.tab();
    act(() => services.get(ReviewStore).open());
    const problemText = /1 invalid or conflicting value on .?Return reasons.? won’t be published/;
    const review = () => screen.findByRole('dialog', { name: 'Nothing to review' });
    expect((await review()).textContent).toMatch(problemText);
    await user.click(screen.getByRole('button', { name: 'Go to Return reasons' }));
    await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const focusedField = await field();
    await waitFor(() => expect(document.activeElement).toBe(focusedField));
    await user.clear(await field());
    await user.tab();
    act(() => services.get(ReviewStore).open());
    await waitFor(async () => expect((await review()).textContent).not.toMatch(problemText));
  });

  it('opens the review when the user clicks “Publish” to publish other changes [FM-5] [PB-2]', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    show('/ACME/return-reasons');
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Regular expression' }), '(');
    await user.click(screen.getByRole('switch', { name: 'Offer Too small' }));
    const changes = services.get(PendingChangesStore);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const review = await screen.findByRole('dialog', { name: 'Review 1 change' });
    expect(review.textContent).toMatch(/1 invalid or conflicting value on .?Return reasons.? won’t be published/);
    expect(changes.count).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Publish 1 change' }));
    await waitFor(() => expect(changes.count).toBe(0));
  });
});

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
  it('leads to the setting that it is about, and the review makes way [PC-10]', async () => {
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

import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../src/application/publishing/PublishingStore.ts';
import { headingField, openWording } from './openWording.tsx';

describe('HealthCard', () => {
  it('shows that all texts are good, or the number of texts per problem, for the pending texts [CT-1]', async () => {
    const { user } = await openWording({ en: 'Order {{number}}', nl: 'Bestelling {{number}}' });
    expect(await screen.findByText('All texts are complete and fit.')).toBeDefined();
    await user.clear(await headingField());
    await user.type(await headingField(), 'Your order');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: '1 text with wrong placeholders' }));
    expect(screen.getByText(/must be the same as in the default language/)).toBeDefined();
    expect(screen.getByRole('button', { name: '1 translation may be out of date' })).toBeDefined();
    expect(screen.getAllByText('Nederlands, Return details, Heading')).toHaveLength(2);
    await user.click(screen.getByRole('tab', { name: /Nederlands/ }));
    await user.clear(await headingField());
    await user.type(await headingField(), 'Je bestelling');
    await user.tab();
    await waitFor(() => expect(screen.getByText('All texts are complete and fit.')).toBeDefined());
  });

  it('still shows a stale translation after the publish, until it is edited [CT-1]', async () => {
    const { user, services } = await openWording({}, 'en', 'nl');
    await act(() => services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
    const publish = () =>
      act(async () => {
        const publishing = services.get(PublishingStore);
        await publishing.publish(0);
        publishing.dismiss();
      });
    const write = async (text: string) => {
      await user.clear(await headingField());
      await user.type(await headingField(), text);
      await user.tab();
    };
    const tab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
    await write('Send it back');
    await tab(/Nederlands/);
    await write('Stuur het terug');
    await publish();
    await tab(/English/);
    await write('Send all back');
    await publish();
    expect(await screen.findByRole('button', { name: '1 translation may be out of date' })).toBeDefined();
    expect(services.get(PendingChangesStore).count).toBe(0);
    await tab(/Nederlands/);
    await write('Stuur alles terug');
    await publish();
    expect(await screen.findByText('All texts are complete and fit.')).toBeDefined();
  });

  it('lists the fields with days or amounts that no rule has, in every language [CT-1] [RL-4]', async () => {
    const { user } = await openWording({ en: 'You have 999 days', nl: 'Wij houden € 777 in' });
    await user.click(await screen.findByRole('button', { name: '2 texts name a number that the rules don’t give' }));
    expect(screen.getByText('Nederlands, Return details, Heading')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /Nederlands/ }));
    expect(await screen.findByText(/another amount than 777/)).toBeDefined();
  });
});

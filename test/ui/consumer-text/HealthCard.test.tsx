import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headingField, openConsumerTextPage } from './openConsumerTextPage.tsx';

describe('HealthCard', () => {
  it('shows for each problem how many pending texts have it, or that all texts are fine [CT-1]', async () => {
    const { user } = await openConsumerTextPage({ en: 'Order {{number}}', nl: 'Bestelling {{number}}' });
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
});

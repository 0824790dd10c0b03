import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headingField, openWording } from './openWording.tsx';

describe('the check of the wording', () => {
  it('says that all is well, or what is wrong with how many texts, as they are pending [CT-1]', async () => {
    const { user } = await openWording({ en: 'Order {{number}}', nl: 'Bestelling {{number}}' });
    expect(await screen.findByText('All texts are complete and fit.')).toBeDefined();
    await user.clear(await headingField());
    await user.type(await headingField(), 'Your order');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: '1 text with wrong placeholders' }));
    expect(screen.getByText(/must be the same as in the default language/)).toBeDefined();
    expect(screen.getByRole('button', { name: '1 translation may be out of date' })).toBeDefined();
    const [list] = await screen.findAllByRole('list');
    expect(within(list!).getByText('Nederlands, Return details, Heading')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /Nederlands/ }));
    await user.clear(await headingField());
    await user.type(await headingField(), 'Je bestelling');
    await user.tab();
    await waitFor(() => expect(screen.getByText('All texts are complete and fit.')).toBeDefined());
  });
});

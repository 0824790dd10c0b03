import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headingKey, openConsumerTextPage } from './openConsumerTextPage.tsx';

describe('ReplaceDialog', () => {
  it('lists the texts that contain the searched word, and replaces it in the selected texts as one undo step [CT-1] [PC-8]', async () => {
    const { user, changes } = await openConsumerTextPage({
      en: 'Send it back',
      nl: 'Send it terug',
      fr: 'Send it ici',
    });
    const before = changes.count;
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    await user.type(await screen.findByLabelText('Find'), 'send');
    await user.type(screen.getByLabelText('Replace with'), 'Ship');
    const list = await screen.findByRole('list', { name: 'Texts that change' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: 'Nederlands' }));
    await user.click(await within(list).findByRole('checkbox', { name: 'Français, Return details, Heading' }));
    await user.click(await screen.findByRole('button', { name: 'Replace in 1 text' }));
    expect(changes.get(headingKey('en'))?.value).toEqual({ v1: 'Ship it back' });
    expect([changes.get(headingKey('nl')), changes.get(headingKey('fr'))]).toEqual([undefined, undefined]);
    changes.undo();
    expect(changes.count).toBe(before);
  });

  it('shows why a text cannot be replaced, and that the replacement would change nothing [CT-2]', async () => {
    const { user } = await openConsumerTextPage({ en: 'Send it back' });
    await user.click(screen.getByRole('button', { name: 'Find and replace' }));
    await user.type(await screen.findByLabelText('Find'), 'SEND');
    await user.click(screen.getByLabelText('Replace with'));
    await user.paste('x'.repeat(90));
    expect(await screen.findByText('Use up to 80 characters.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('No text would change.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
    expect(await screen.findAllByText('0 texts found')).not.toHaveLength(0);
  });
});

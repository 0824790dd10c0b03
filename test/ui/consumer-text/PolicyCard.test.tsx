import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConsumerTextPage } from '../../../src/ui/features/consumer-text/ConsumerTextPage.tsx';
import { renderPage } from '../renderPage.tsx';
import { openConsumerTextPage } from './openConsumerTextPage.tsx';

const key = (language: string): string => `applicationConfig.text.${language}.returnDetails.policyCheckbox`;

describe('PolicyCard', () => {
  it('shows the return policy in the customer’s language, and copies it without the deselected parts [CT-1] [RL-4]', async () => {
    const { user, changes } = await openConsumerTextPage({ en: 'Send it back', nl: 'Stuur het terug' });
    expect(await screen.findByRole('heading', { name: 'Policy in words' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /Nederlands/ }));
    const sentence = await screen.findByRole('checkbox', { name: /^Retourneer binnen \d+ dagen na / });
    const words = sentence.closest('label')?.textContent ?? '';
    for (const other of screen.getAllByRole('checkbox', { name: /\.$/ }))
      if (other !== sentence) await user.click(other);
    await user.click(screen.getByRole('button', { name: 'Use as policy checkbox text' }));
    await waitFor(() => expect(changes.get(key('nl'))?.value).toEqual({ v1: words }));
  });

  it('copies the policy without Unicode direction isolates, even on a right-to-left page [CT-1] [LG-2]', async () => {
    const { user, changes } = await renderPage(<ConsumerTextPage />, { language: 'ar' });
    await user.click(await screen.findByRole('button', { name: 'استخدامه نصًا لمربع السياسة' }));
    await waitFor(() => expect(changes.count).toBe(1));
    expect(JSON.stringify(changes.list[0]?.value)).not.toMatch(/[\u2066-\u2069]/);
  });
});

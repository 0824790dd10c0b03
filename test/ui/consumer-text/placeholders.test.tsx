import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { headingField as heading, headingKey as key, openConsumerTextPage } from './openConsumerTextPage.tsx';

// Simulates a browser without `execCommand`, because jsdom does not implement it.
beforeEach(() => {
  document.execCommand = () => false;
});

const offered = () =>
  within(screen.getByRole('group', { name: 'Placeholders for Heading' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

/** Visible messages about missing placeholders, and the announcements for screen readers. */
const missingMessages = () => new Set(screen.queryAllByText(/^Missing/).map(({ textContent }) => textContent));

describe('the placeholders of a consumer text', () => {
  it('are offered if the text of the default language has them, and are inserted at the caret [CT-1]', async () => {
    const { user, changes } = await openConsumerTextPage({ en: 'Order {{orderId}} of {{date}}', nl: 'Bestelling' });
    await user.click(await screen.findByRole('tab', { name: /Nederlands/ }));
    expect((await heading()).value).toBe('Bestelling');
    expect([...missingMessages()]).toEqual(['Missing: {{orderId}} {{date}}']);
    expect(offered()).toEqual(['Put {{orderId}} back', 'Put {{date}} back', '{{name}}']);
    await user.type(await heading(), ' van ');
    await user.click(screen.getByRole('button', { name: 'Put {{date}} back' }));
    expect(document.activeElement).toBe(await heading());
    expect((await heading()).value).toBe('Bestelling van {{date}}');
    expect([...missingMessages()]).toEqual(['Missing: {{orderId}}']);
    act(() => (document.activeElement as HTMLInputElement).setSelectionRange(11, 11));
    await user.click(screen.getByRole('button', { name: 'Put {{orderId}} back' }));
    await user.tab();
    expect(changes.get(key('nl'))?.value).toEqual({ v1: 'Bestelling {{orderId}}van {{date}}' });
    expect([...missingMessages()]).toEqual([]);
    expect(offered()).toEqual(['{{orderId}}', '{{name}}', '{{date}}']);
  });

  it('cause an error in the field if they are unknown; the error lists the known placeholders [CT-1]', async () => {
    const { user, changes } = await openConsumerTextPage({ en: 'Order {{orderId}}' });
    expect(offered()).toEqual(['{{orderId}}', '{{name}}']);
    await user.click(await heading());
    await user.paste(' {{code}}');
    await user.tab();
    expect(await screen.findByText('{{code}} is not filled in. Use {{orderId}} {{name}}.')).toBeDefined();
    expect(changes.get(key('en'))).toBeUndefined();
  });

  it('are not split by text from an input method or by dropped text [CT-1]', async () => {
    const { user } = await openConsumerTextPage({ en: 'Order {{orderId}}' });
    const field = await heading();
    await user.click(field);
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'Order {{orド' }, isComposing: true });
    fireEvent.compositionEnd(field);
    expect((await heading()).value).toBe('Order ド');
    await user.clear(field);
    await user.paste('Order {{orderId}}');
    fireEvent(field, new InputEvent('beforeinput', { bubbles: true, inputType: 'insertFromDrop' }));
    fireEvent.input(field, { target: { value: 'Order {{orderTodayId}}' } });
    expect((await heading()).value).toBe('Order {{orderId}}Today');
  });
});

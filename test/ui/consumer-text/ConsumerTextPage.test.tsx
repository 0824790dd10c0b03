import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPreview } from '../../support/openPreview.ts';
import {
  headingField as heading,
  headingKey as key,
  openConsumerTextPage as openPage,
} from './openConsumerTextPage.tsx';

describe('ConsumerTextPage', () => {
  it('makes a text pending on blur, updates the preview at once, and can revert the text [CT-1] [CT-2]', async () => {
    const { user, changes } = await openPage();
    const portal = await openPreview();
    expect((await heading()).placeholder).toBe('Tell us what you are returning');
    await user.type(await heading(), ' Send it back ');
    expect(changes.count).toBe(0);
    await user.tab();
    expect(changes.get(key('en'))?.value).toEqual({ v1: 'Send it back' });
    expect(await portal.findByRole('heading', { name: 'Send it back' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Put back Empty' }));
    expect(changes.count).toBe(0);
    expect(await portal.findByRole('heading', { name: 'Tell us what you are returning' })).toBeDefined();
  });

  it('shows translators the text of the default language below each field [CT-1]', async () => {
    const { user, changes } = await openPage({ en: 'Send it back', nl: 'Stuur het terug' });
    await user.click(await screen.findByRole('tab', { name: /Nederlands/ }));
    await waitFor(async () => expect((await heading()).value).toBe('Stuur het terug'));
    const panel = screen.getByRole('tab', { selected: true }).getAttribute('aria-controls');
    expect(screen.getByRole('tabpanel').id).toBe(panel);
    expect(screen.getByText('Send it back').getAttribute('lang')).toBe('en');
    await user.click(screen.getByRole('button', { name: 'Heading: Use the text in English' }));
    expect(changes.get(key('nl'))?.value).toEqual({ v1: null });
  });

  it('filters texts by origin, and does not hide a text while it is edited [CT-1]', async () => {
    const { user } = await openPage({ en: 'Send it back' });
    const filters = within(await screen.findByRole('list', { name: 'Show only' }));
    const headings = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Heading' }).map(({ value }) => value);
    await user.click(filters.getByRole('button', { name: 'Written 1' }));
    expect(headings()).toEqual(['Send it back']);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    await user.click(filters.getByRole('button', { name: /^Default text/ }));
    expect(headings()).not.toContain('Send it back');
    await user.type(await heading(), 'Choose');
    await user.tab();
    expect(headings()).toContain('Choose');
    await user.click(await filters.findByRole('button', { name: 'Unpublished 1', pressed: false }));
    expect(headings()).toEqual(['Choose']);
    await user.click(filters.getByRole('button', { name: 'Unpublished 1', pressed: true }));
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1);
  });

  it('shows one screen at a time, and the focus stays on its “next” and “previous” buttons after a click [CT-2]', async () => {
    const { user } = await openPage();
    const shown = () =>
      screen.getAllByRole('heading', { level: 2, name: /^\d\. / }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(['1. Return details']);
    const next = await screen.findByRole('button', { name: 'Next screen' });
    for (const screens of [2, 3, 4]) {
      await user.click(next);
      expect(shown()[0]).toMatch(new RegExp(`^${screens}\\. `));
      expect(document.activeElement).toBe(next);
    }
    expect((await heading()).closest('section')?.textContent).toContain('Booking confirmation');
    await user.click(screen.getByRole('button', { name: 'Previous screen' }));
    expect(shown()).toEqual(['3. Choice of method']);
  });

  it('lists the texts of a screen as customers of each language see them, with links to the fields [CT-1] [CT-2]', async () => {
    const { user } = await openPage({ en: 'Send it back' }, 'nl');
    const tree = within(screen.getByRole('navigation', { name: 'Texts by screen' }));
    const row = (name: RegExp) => tree.getByRole('treeitem', { name }).textContent;
    expect(row(/^Heading/)).toBe('Heading English: Written Nederlands: Shows the default language');
    expect(row(/^Order number ?English/)).toContain('Nederlands: Default text');
    expect(row(/^Custom attribute 5/)).toContain('English: Empty, nothing shown');
    await user.click(tree.getByRole('treeitem', { name: /^Custom attribute 5/ }));
    const field = await screen.findByRole('textbox', { name: /^Custom attribute 5/ });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Size');
    await user.tab();
    await waitFor(() => expect(row(/^Custom attribute 5/)).toContain('English: Written, Unpublished'));
    await user.click(tree.getByRole('treeitem', { name: '2. Choice of items' }));
    expect(tree.queryByRole('treeitem', { name: /^Custom attribute 5/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: '2. Choice of items' })).toBeDefined();
  });

  it('has one tab stop in its tree; arrow keys move inside the tree [CT-1]', async () => {
    const { user } = await openPage({ en: 'Send it back' }, 'nl');
    const tree = within(screen.getByRole('tree', { name: 'Texts by screen' }));
    const stops = () => tree.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('1. Return details')]);
    act(() => stops()[0]?.focus());
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowRight}');
    expect(focused()).toContain('Heading');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toContain('Subheading');
    expect(stops()).toEqual([document.activeElement]);
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toContain('1. Return details');
    await user.keyboard('{End}{ArrowRight}');
    expect(tree.getByRole('treeitem', { name: /^5\. / }).getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Home}');
    expect(focused()).toContain('1. Return details');
  });
});

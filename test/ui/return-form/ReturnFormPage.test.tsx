import { act, screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { openPreview } from '../../support/openPreview.ts';
import { button } from '../publishing/renderDock.tsx';
import { aReturnReasons } from '../../support/samples/builders.ts';
import { card, renderReturnForm } from './renderReturnForm.tsx';
import '../../support/domGaps.ts';

const text = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const toggle = (name: RegExp): HTMLInputElement => screen.getByRole('switch', { name });
const ASK = /^Ask for the order number/;
const COMMENTS = /^Ask for comments/;
const MANDATORY = /^Comments are required/;

describe('ReturnFormPage', () => {
  it('makes each field pending on blur, lists it in the review, and can revert it [PC-9] [PC-10]', async () => {
    const { user, changes } = await renderReturnForm();
    await user.type(text('Name of the order number field'), ' Receipt number ');
    expect(changes.count).toBe(0);
    await user.tab();
    expect(changes.get('returnForm.orderIdCustomHeader')?.value).toBe('Receipt number');
    await user.click(toggle(ASK));
    expect(changes.get('returnForm.orderId')?.value).toBe(true);

    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: /^Review 2 changes/ }));
    expect(review.getByText('Name of the order number field')).toBeDefined();
    expect(review.getByText('Receipt number')).toBeDefined();
    expect(review.getByText('Ask for the order number')).toBeDefined();
    await user.keyboard('{Escape}');

    await user.click(button('Put back Default text'));
    expect(text('Name of the order number field').value).toBe('');
    await user.click(button('Put back Off'));
    expect(toggle(ASK).checked).toBe(false);
    expect(changes.count).toBe(0);
  });

  it('keeps an invalid value in its field, to be corrected or reverted [VL-noSpecialCharactersAlt] [VL-website]', async () => {
    const { user, changes } = await renderReturnForm();
    await user.type(text('Name of the comments field'), 'Tell <us>');
    await user.type(text('Web address of your return policy'), 'http://localhost');
    await user.tab();
    expect(screen.getByText('Leave out <, # and &.')).toBeDefined();
    expect(screen.getByText('Enter a public web address, like https://www.company.example.')).toBeDefined();
    expect(changes.count).toBe(0);
    await user.clear(text('Name of the comments field'));
    await user.type(text('Name of the comments field'), 'a'.repeat(61));
    await user.tab();
    expect(screen.getByText('Use up to 60 characters.')).toBeDefined();
    expect(changes.count).toBe(0);
  });

  it('allows required comments only if comments are enabled, and remembers that setting [RS-3]', async () => {
    const { user, changes } = await renderReturnForm();
    expect(toggle(MANDATORY).disabled).toBe(true);
    expect(toggle(MANDATORY).closest('label')?.textContent).toContain('Turn on “Ask for comments” first');
    await user.click(toggle(COMMENTS));
    await user.click(toggle(MANDATORY));
    await user.click(toggle(COMMENTS));
    expect(toggle(MANDATORY).disabled).toBe(true);
    expect(toggle(MANDATORY).checked).toBe(true);
    expect(changes.get('returnForm.reasonCommentsMandatory')?.value).toBe(true);
  });

  it('edits the in-store form: a mobile number can be requested and required [CF-7]', async () => {
    const { user, changes } = await renderReturnForm();
    const asked = toggle(/^Ask for a mobile number/);
    const required = toggle(/^Mobile number is required/);
    expect(required.disabled).toBe(true);
    await user.click(asked);
    await user.click(required);
    expect(changes.list).toMatchObject([
      { type: 'COMPANY', key: 'returnForm.inStoreMobileNumber', value: true },
      { type: 'COMPANY', key: 'returnForm.inStoreMobileNumberMandatory', value: true },
    ]);
    expect(card('In-store returns').getByText(/In-store returns are off/)).toBeDefined();
  });

  it('changes the pattern of order numbers, a setting of the portal, and tests it', async () => {
    const { user, changes } = await renderReturnForm();
    const pattern = text('Order number pattern');
    await user.type(pattern, '(unfinished');
    await user.tab();
    expect(await screen.findByText('This is not a valid pattern.')).toBeDefined();
    expect(changes.count).toBe(0);
    await user.clear(pattern);
    await user.type(pattern, '^A-\\d+$');
    await user.type(text('Try an order number'), 'A-1x');
    expect(await screen.findByText('Refused')).toBeDefined();
    await user.clear(text('Try an order number'));
    await user.type(text('Try an order number'), 'A-12');
    expect(await screen.findByText('Accepted')).toBeDefined();
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_MERCHANT', key: 'applicationConfig.config.ORDER_ID_REGEX', value: '^A-\\d+$' },
    ]);
    expect(pattern.value).toBe('^A-\\d+$');
  });

  it('makes the policy address read-only, with the reason, if the service cannot write it [CF-7]', async () => {
    await renderReturnForm({ companySettings: false });
    expect(text('Web address of your return policy').readOnly).toBe(true);
    expect(card('Return policy').getByText(/^This address can’t be changed/)).toBeDefined();
  });
});

/** Labels of the fields that a customer fills in, from top to bottom. */
const labelsIn = (portal: BoundFunctions<typeof queries>): readonly string[] =>
  within(portal.getByRole('main'))
    .queryAllByText((_, element) => element?.tagName === 'LABEL')
    .map((label) => label.textContent.trim());

describe('the preview of the return form', () => {
  it('shows the fields in the customer’s order, with pending changes of this page and of the reasons [RS-4] [RS-5]', async () => {
    const { user, changes } = await renderReturnForm();
    const portal = await openPreview();
    expect(labelsIn(portal)).toEqual(['Why are you sending it back?']);
    await user.click(toggle(ASK));
    await user.click(toggle(/^Ask for the purchase date/));
    await user.click(toggle(COMMENTS));
    await user.type(text('Web address of your return policy'), 'https://acme.example/returns');
    await user.type(text('Name of the order number field'), 'Receipt number');
    await user.tab();
    await waitFor(() =>
      expect(labelsIn(portal)).toEqual([
        'Receipt number',
        'I have read the return policy',
        'Date of purchase',
        'Why are you sending it back?',
        'Anything we should know? optional',
      ]),
    );
    act(() => changes.edit([switchReasons(aReturnReasons(), false)]));
    await waitFor(() => expect(labelsIn(portal)).not.toContain('Why are you sending it back?'));
    await user.click(card('What the customer sees').getByRole('radio', { name: 'Published' }));
    await waitFor(() => expect(labelsIn(portal)).toContain('Why are you sending it back?'));
    expect(labelsIn(portal)).not.toContain('Date of purchase');
  });

  it('links each part to its setting, and to the screens one by one', async () => {
    const { user } = await renderReturnForm();
    const portal = await openPreview();
    await user.click(portal.getByRole('button', { name: 'Continue' }));
    expect(await portal.findByRole('heading', { name: 'Choose what to return' })).toBeDefined();
    const screens = within(screen.getByRole('list', { name: 'Screens' }));
    expect(screens.getByRole('button', { name: /^2\. Items/ }).getAttribute('aria-current')).toBe('step');
    await user.click(screens.getByRole('button', { name: /^5\. Done/ }));
    expect(await portal.findByRole('heading', { name: 'Your return is booked' })).toBeDefined();
  });
});

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FormProblem } from '../../../../src/ui/shared/forms/formMessage.ts';
import { renderForm, type Contact } from './renderForm.tsx';

const submitted: Contact[] = [];
const recordSubmit = (values: Contact): void => void submitted.push(values);
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const alert = (): string | undefined => screen.queryByRole('alert')?.textContent;
const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
const NOT_AN_EMAIL = 'Enter an e-mail address, like name@company.example.';

let user: ReturnType<typeof userEvent.setup>;
const send = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => {
  document.title = 'Contact';
  user = userEvent.setup({ delay: null });
});
afterEach(() => {
  cleanup();
  submitted.splice(0);
});

describe('useForm', () => {
  it('requires all mandatory fields before it validates any field, and marks the empty fields and focuses the first [FM-1]', async () => {
    await renderForm({ onSubmit: recordSubmit });
    await user.type(field('Phone'), 'not a number');
    await user.type(field('Name'), '  ');
    await send();
    expect(alert()).toContain('Fill in every required field.');
    expect(document.activeElement).toBe(field('Name'));
    expect(describedBy(field('Name'))).toContain('Enter the text customers see.');
    expect(describedBy(field('E-mail'))).toContain('Enter a value.');
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
    expect(submitted).toEqual([]);
  });

  it('lists the incomplete fields in its error message, as links that work by keyboard [FM-1]', async () => {
    await renderForm({ onSubmit: recordSubmit });
    await send();
    const links = within(screen.getByRole('alert')).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Name', 'E-mail']);
    // The focus is in the first field, which follows the summary.
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('E-mail'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(field('Name'));
  });

  it('lists no fields if the error belongs to no field', async () => {
    await renderForm({ onSubmit: () => ({ place: 'form', message: 'signIn.title', fields: [] }) });
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'dana@acme.example{Enter}');
    expect(alert()).toBe('Sign in');
  });

  it("shows only the first invalid field's error once no field is empty, and focuses that field [FM-1]", async () => {
    await renderForm({ onSubmit: recordSubmit });
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'no address');
    await user.type(field('Phone'), 'not a number');
    await send();
    expect(alert()).toBeUndefined();
    expect(document.activeElement).toBe(field('E-mail'));
    expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field('E-mail'))).toContain(NOT_AN_EMAIL);
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
  });

  it('removes an error when its field is edited, but not when another field is edited [FM-1]', async () => {
    await renderForm({ onSubmit: recordSubmit });
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'no address{Enter}');
    await user.type(field('Phone'), '1');
    expect(screen.getByText(NOT_AN_EMAIL)).toBeDefined();
    await user.type(field('E-mail'), '!');
    expect(screen.queryByText(NOT_AN_EMAIL)).toBeNull();
  });

  it('removes the error on a route change, but not the typed text [FM-2]', async () => {
    await renderForm({ onSubmit: recordSubmit });
    await user.type(field('E-mail'), 'dana@acme.example{Enter}');
    expect(alert()).toContain('Fill in every required field.');
    await user.click(screen.getByRole('button', { name: 'Go elsewhere' }));
    expect(alert()).toBeUndefined();
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(field('E-mail').value).toBe('dana@acme.example');
  });

  it('marks the document title as erroneous while an error is shown', async () => {
    await renderForm({ onSubmit: recordSubmit });
    await send();
    expect(document.title).toBe('Error: Contact');
    await user.type(field('Name'), 'D');
    expect(document.title).toBe('Contact');
  });

  it('ignores Enter during IME composition', async () => {
    await renderForm({ onSubmit: recordSubmit });
    // `false` means that the event's default action was prevented.
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter' })).toBe(true);
  });

  it("disables the browser's own validation, and marks optional fields", async () => {
    await renderForm({ onSubmit: recordSubmit });
    expect(document.querySelector('form')?.noValidate).toBe(true);
    expect(field('Name').getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Phone optional' })).toBeDefined();
  });

  it('shows a refusal by the service at the refused field, and does not clear any value [FM-1]', async () => {
    await renderForm({
      onSubmit: () => ({
        place: 'field',
        field: 'name',
        message: { key: 'returnReasons.errors.codeTaken', values: { code: 'Dana' } },
      }),
    });
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'dana@acme.example{Enter}');
    expect(describedBy(field('Name'))).toContain('Another reason has the code Dana.');
    expect(document.activeElement).toBe(field('Name'));
    expect([field('Name').value, field('E-mail').value]).toEqual(['Dana', 'dana@acme.example']);
  });

  it('ignores further submits while a submit is pending', async () => {
    let respond: (problem: FormProblem<keyof Contact> | undefined) => void = () => undefined;
    await renderForm({
      onSubmit: (values) => {
        recordSubmit(values);
        return new Promise((resolve) => (respond = resolve));
      },
    });
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'dana@acme.example{Enter}');
    await user.type(field('E-mail'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Sending' })).toBeDefined();
    expect(submitted).toHaveLength(1);
    await act(async () =>
      respond({
        place: 'form',
        message: { title: 'errors.unreachable.title', key: 'errors.unreachable.description' },
        fields: [],
      }),
    );
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
    expect(alert()).not.toBeUndefined();
    await user.type(field('E-mail'), '{Enter}');
    expect(submitted).toHaveLength(2);
  });
});

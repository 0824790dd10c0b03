import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate, type RouteObject } from 'react-router-dom';
import { FormDrafts } from '../../../../src/application/forms/FormDrafts.ts';
import type { KeyValueStorage } from '../../../../src/application/shared/KeyValueStorage.ts';
import { charactersLeft, unitLimit } from '../../../../src/domain/validation/textLimit.ts';
import { byRules } from '../../../../src/domain/validation/validate.ts';
import { FormDialog } from '../../../../src/ui/shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../../src/ui/shared/components/TextField/TextField.tsx';
import { Form } from '../../../../src/ui/shared/forms/Form.tsx';
import { FormDraftsContext } from '../../../../src/ui/shared/forms/useStoredInput.ts';
import { useDialogAddress } from '../../../../src/ui/shared/forms/useDialogAddress.ts';
import { useForm, type FormOptions } from '../../../../src/ui/shared/forms/useForm.ts';
import { LeaveQuestions } from '../../../../src/ui/shared/leaving/LeaveQuestions.tsx';
import { InMemoryStorage } from '../../../../src/infrastructure/storage/InMemoryStorage.ts';
import { renderTexts } from '../../renderTexts.tsx';
import '../../../support/domGaps.ts';

export type Contact = { readonly name: string; readonly email: string; readonly phone: string };

type Parts = Pick<FormOptions<Contact>, 'onSubmit'> &
  Partial<FormOptions<Contact>> & {
    /** The value after a change in another tab or by another user. */
    readonly elsewhere?: Contact;
  };

function useContactForm(parts: Parts) {
  return useForm<Contact>({
    initial: { name: '', email: '', phone: '' },
    fields: [
      {
        name: 'name',
        label: 'users.form.name',
        limit: (name) => charactersLeft(unitLimit(99), name),
        isRequired: true,
        blankMessage: 'returnReasons.errors.descriptionBlank',
      },
      { name: 'email', isRequired: true, check: byRules(['email']) },
      { name: 'phone', check: byRules(['mobileNumber']) },
    ],
    ...parts,
  });
}

function Fields({ form }: { readonly form: ReturnType<typeof useContactForm> }) {
  return (
    <>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('email')} label="E-mail" />
      <TextField {...form.field('phone')} label="Phone" />
    </>
  );
}

function ContactForm(parts: Parts) {
  const form = useContactForm(parts);
  const navigate = useNavigate();
  return (
    <>
      <Form form={form}>
        <Fields form={form} />
        <button type="submit">{form.isSubmitting ? 'Sending' : 'Send'}</button>
      </Form>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Go elsewhere
      </button>
    </>
  );
}

function ContactDialog({ onClose, ...parts }: Parts & { readonly onClose: () => void }) {
  const form = useContactForm({ ...parts, onSubmitted: onClose });
  return (
    <FormDialog form={form} title="Contact" onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}

function ContactPage(parts: Parts) {
  const address = useDialogAddress('contact');
  const [isChanged, setChanged] = useState(false);
  const { elsewhere } = parts;
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        Change elsewhere
      </button>
      <button type="button" onClick={() => address.open('DANA')}>
        Edit
      </button>
      {address.opened !== undefined && (
        <ContactDialog {...parts} {...(isChanged && elsewhere && { initial: elsewhere })} onClose={address.close} />
      )}
    </>
  );
}

export type Visit = {
  /** Session storage of the tab, shared by all renderings. */
  readonly storage?: KeyValueStorage;
  readonly address?: string;
};

/** Renders routes in a data router like the application's. The URL is `/page` by default. */
export async function renderRoutes(
  routes: RouteObject[],
  { storage = new InMemoryStorage(), address = '/page' }: Visit = {},
) {
  const router = createMemoryRouter(
    [
      {
        element: (
          <LeaveQuestions>
            <Outlet />
          </LeaveQuestions>
        ),
        children: routes,
      },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  const drafts = new FormDrafts(storage, { userId: 'dana', companyId: 'ACME' });
  await renderTexts(
    <FormDraftsContext value={drafts}>
      <RouterProvider router={router} />
    </FormDraftsContext>,
  );
  return router;
}

/** A form that is not unmounted by a route change, with one field per validation rule. */
export const renderForm = (parts: Parts, visit?: Visit) =>
  renderRoutes([{ path: '*', element: <ContactForm {...parts} /> }], visit);

export const renderDialog = (parts: Parts, visit?: Visit) =>
  renderRoutes(
    [
      { path: '/page', element: <ContactPage {...parts} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    visit,
  );

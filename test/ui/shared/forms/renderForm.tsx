import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate, type RouteObject } from 'react-router-dom';
import { byRules } from '../../../../src/domain/validation/byRules.ts';
import { FormDialog } from '../../../../src/ui/shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../../src/ui/shared/components/TextField/TextField.tsx';
import { Form } from '../../../../src/ui/shared/forms/Form.tsx';
import { useForm, type FormOptions } from '../../../../src/ui/shared/forms/useForm.ts';
import { LeaveQuestions } from '../../../../src/ui/shared/leaving/LeaveQuestions.tsx';
import { renderTexts } from '../../renderTexts.tsx';
import '../../../support/domGaps.ts';

export type Contact = { readonly name: string; readonly email: string; readonly phone: string };

type Parts = Pick<FormOptions<Contact>, 'onSubmit'> & Partial<FormOptions<Contact>>;

function useContactForm(parts: Parts) {
  return useForm<Contact>({
    initial: { name: '', email: '', phone: '' },
    fields: [
      { name: 'name', isRequired: true, blankMessage: 'returnReasons.errors.descriptionBlank' },
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
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && <ContactDialog {...parts} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Draws routes in a data router, as the application does; the address is that of a page. */
export async function renderRoutes(routes: RouteObject[]) {
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
    { initialEntries: ['/page'] },
  );
  await renderTexts(<RouterProvider router={router} />);
  return router;
}

/** A form that outlives a change of route, with a field of its own for each kind of rule. */
export const renderForm = (parts: Parts) => renderRoutes([{ path: '*', element: <ContactForm {...parts} /> }]);

/** A page with a button that opens the same form in a dialog. */
export const renderDialog = (parts: Parts) =>
  renderRoutes([
    { path: '/page', element: <ContactPage {...parts} /> },
    { path: '*', element: <p>Another page</p> },
  ]);

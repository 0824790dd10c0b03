import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCredentials } from '../../../application/session/SessionGateway.ts';
import type { SignInError } from '../../../application/session/SignIn.ts';
import type { FormField } from '../../../domain/forms/formField.ts';
import { loginField } from '../../../domain/session/staffSignInForm.ts';
import { emailRules } from '../../../domain/validation/rules/emailRules.ts';
import { judge } from '../../../domain/validation/validationRule.ts';
import type { FormMessage, FormProblem } from '../../shared/forms/formMessage.ts';
import { useFormSubmission, type FormSubmission } from '../../shared/forms/useFormSubmission.ts';
import { signInMessageOf } from './signInMessage.ts';
import type { SignInBrand } from './SignInBrand.ts';

type SignInField = 'username' | 'password';
type Inputs = Readonly<Record<SignInField, HTMLInputElement>>;

export type SignInForm = Pick<FormSubmission<SignInField>, 'form' | 'error' | 'isSubmitting'> & {
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly edit: (event: FormEvent<HTMLFormElement>) => void;
  /** Where the credentials that were refused are right. */
  readonly address: string | undefined;
};

/** The form of sign-in. The inputs keep their own text: what was typed before the page listened is simply there. */
export function useSignInForm(
  brand: SignInBrand,
  companyId: string | undefined,
  signIn: (credentials: StaffCredentials) => Promise<SignInError | undefined>,
): SignInForm {
  const submission = useFormSubmission<SignInField>({ route: companyId });
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  const { rule } = loginField(brand);

  async function attempt({ username, password }: Inputs): Promise<FormProblem<SignInField> | undefined> {
    const refused = await signIn({
      username: username.value.trim(),
      password: password.value,
      organisationId: companyId ?? brand.rootOrgId,
    });
    setAddress(refused?.kind === 'other-address' ? refused.address : undefined);
    if (!refused) return undefined;
    // Credentials that were refused are cleared [AU-14].
    username.value = '';
    password.value = '';
    return { place: 'form', message: signInMessageOf(refused, t), fields: ['username', 'password'] };
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const inputs = event.currentTarget.elements as unknown as Inputs;
    const username = inputs.username.value.trim();
    const fields: readonly FormField<SignInField, FormMessage>[] = [
      {
        name: 'username',
        value: username,
        isRequired: true,
        check: () => rule && judge(emailRules[rule], username),
      },
      { name: 'password', value: inputs.password.value, isRequired: true },
    ];
    submission.submit(event, fields, () => attempt(inputs));
  }

  function edit({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as HTMLInputElement;
    if (name === 'username' || name === 'password') submission.edited(name);
  }

  const { form, error, isSubmitting } = submission;
  return { form, error, isSubmitting, submit, edit, address: error && address };
}

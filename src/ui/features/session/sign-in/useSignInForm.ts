import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCredentials } from '../../../../application/session/SessionGateway.ts';
import type { SignInError } from '../../../../application/session/SignIn.ts';
import { ALL_FIELDS_ERROR, type FormField } from '../../../../domain/forms/checkForm.ts';
import { loginField } from '../../../../domain/session/staffSignInForm.ts';
import { emailRules } from '../../../../domain/validation/rules/emailRules.ts';
import { GENERAL_MESSAGE, judge } from '../../../../domain/validation/validationRule.ts';
import type { FormMessage, FormProblem } from '../../../shared/forms/formMessage.ts';
import { useFormSubmission } from '../../../shared/forms/useFormSubmission.ts';
import { signInMessageOf } from './signInMessage.ts';
import type { AdminConfiguration, ServiceExtensions } from '../../../../domain/branding/adminConfiguration.ts';

export type SignInBrand = Pick<
  AdminConfiguration,
  | 'productName'
  | 'carrierName'
  | 'rootOrgId'
  | 'logoUrl'
  | 'altLogoUrl'
  | 'emailOnly'
  | 'validationException'
  | 'multipleLanguageSupport'
  | 'offeredLanguages'
  | 'footer'
> & { readonly extensions?: Pick<ServiceExtensions, 'passwordMail'> | undefined };

type SignInField = 'username' | 'password';
type Inputs = Readonly<Record<SignInField, HTMLInputElement>>;

/** State of the sign-in form. Its inputs are uncontrolled, so that hydration does not remove typed text. */
export function useSignInForm(
  brand: SignInBrand,
  companyId: string | undefined,
  signIn: (credentials: StaffCredentials) => Promise<SignInError | undefined>,
) {
  const submission = useFormSubmission<SignInField>(companyId);
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  const [isRejected, setRejected] = useState(false);
  const { rule } = loginField(brand);

  async function attempt({ username, password }: Inputs): Promise<FormProblem<SignInField> | undefined> {
    const refused = await signIn({
      username: username.value.trim(),
      password: password.value,
      organisationId: companyId ?? brand.rootOrgId,
    });
    setRejected(refused?.kind === 'not-valid');
    setAddress(refused?.kind === 'other-address' ? refused.address : undefined);
    if (!refused) return undefined;
    // Clear the password, but not the user name [AU-14].
    password.value = '';
    return { place: 'form', message: signInMessageOf(refused, t), fields: ['password', 'username'] };
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const inputs = event.currentTarget.elements as unknown as Inputs;
    const username = inputs.username.value.trim();
    const fields: readonly FormField<SignInField, FormMessage>[] = [
      {
        name: 'username',
        value: username,
        isRequired: true,
        check: () => judge(emailRules[rule], username),
      },
      { name: 'password', value: inputs.password.value, isRequired: true },
    ];
    submission.submit(event, fields, () => attempt(inputs));
  }

  function edit({ target }: FormEvent<HTMLFormElement>): void {
    // The cast is safe, because the form contains only text inputs.
    submission.edited((target as HTMLInputElement).name as SignInField);
  }

  const { form, error, isSubmitting } = submission;

  function messageAt(field: SignInField): FormMessage | undefined {
    if (error?.place === 'field') return error.field === field ? error.message : undefined;
    const isBlank = error?.message === ALL_FIELDS_ERROR && error.fields.includes(field);
    return isBlank ? GENERAL_MESSAGE : undefined;
  }

  return {
    form,
    error,
    isSubmitting,
    submit,
    edit,
    messageAt,
    /** URL of the company for which the refused credentials are valid. */
    address: error && address,
    isRejected: error !== undefined && isRejected,
  };
}

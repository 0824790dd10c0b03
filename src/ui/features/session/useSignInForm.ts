import { useRef, useState, type FormEvent } from 'react';
import type { StaffCredentials } from '../../../application/session/SessionGateway.ts';
import type { SignInError } from '../../../application/session/SignIn.ts';
import { isEmail } from '../../../domain/validation/formats/isEmail.ts';
import { messageKeyOf } from './messageKeyOf.ts';
import type { SignInBrand } from './SignInBrand.ts';

type FormError = {
  readonly form?: ReturnType<typeof messageKeyOf> | 'constants.allFieldsError' | undefined;
  readonly username?: 'validation.emailInvalidError' | undefined;
};

/**
 * The form's state. The inputs keep their own text: what was typed before the page listened is simply there.
 * Order of submit as the source has it: an empty field, then a malformed one, then the call.
 */
export function useSignInForm(
  brand: SignInBrand,
  companyId: string | undefined,
  signIn: (credentials: StaffCredentials) => Promise<SignInError | undefined>,
): { error: FormError | undefined; isPending: boolean; submit: (event: FormEvent<HTMLFormElement>) => void } {
  const [error, setError] = useState<FormError>();
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);

  async function attempt(username: HTMLInputElement, password: HTMLInputElement): Promise<void> {
    isRunning.current = true;
    setError(undefined);
    setPending(true);
    const refused = await signIn({
      username: username.value.trim(),
      password: password.value,
      organisationId: companyId ?? brand.rootOrgId,
    });
    isRunning.current = false;
    setPending(false);
    if (!refused) return;
    // The source clears the credentials; the name is kept, since typing it again proves nothing.
    password.value = '';
    setError({ form: messageKeyOf(refused) });
    password.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isRunning.current) return;
    const { username, password } = event.currentTarget.elements as unknown as Record<
      'username' | 'password',
      HTMLInputElement
    >;
    const firstEmpty = [username, password].find((input) => input.value.trim() === '');
    if (firstEmpty) {
      setError({ form: 'constants.allFieldsError' });
      firstEmpty.focus();
    } else if (brand.emailOnly && !isEmail(username.value.trim())) {
      setError({ username: 'validation.emailInvalidError' });
      username.focus();
    } else {
      void attempt(username, password);
    }
  }

  return { error, isPending, submit };
}

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StaffCredentials } from '../../../src/application/session/SessionGateway.ts';
import type { SecondStep, SignInError } from '../../../src/application/session/SignIn.ts';
import type { SignInBrand } from '../../../src/ui/features/session/sign-in/useSignInForm.ts';
import { SignInPage } from '../../../src/ui/features/session/sign-in/SignInPage.tsx';
import { renderTexts } from '../renderTexts.tsx';
import type { SecondFactorMethod } from '../../../src/domain/session/second-factor/secondFactor.ts';

const brand = {
  productName: 'Returns',
  carrierName: 'Post',
  rootOrgId: 'POST',
  logoUrl: undefined,
  altLogoUrl: undefined,
  emailOnly: true,
  multipleLanguageSupport: false,
  footer: { privacyPolicyUrl: undefined, termsAndConditionsUrl: undefined },
} as const;

const sentCredentials: (StaffCredentials | SecondStep)[] = [];
let answer: SignInError | undefined;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  document.title = 'Returns';
  user = userEvent.setup({ delay: null });
});
afterEach(() => {
  cleanup();
  sentCredentials.splice(0);
  answer = undefined;
});

type Owner = Partial<
  Pick<SignInBrand, 'emailOnly' | 'validationException' | 'multipleLanguageSupport' | 'offeredLanguages' | 'extensions'>
>;
async function renderSignIn(owner: Owner = {}) {
  await renderTexts(
    <SignInPage
      brand={{ ...brand, ...owner }}
      version="1"
      language="en"
      onLanguageChange={() => undefined}
      onSignIn={async (credentials) => {
        sentCredentials.push(credentials);
        return answer;
      }}
    />,
  );
}
const name = (): HTMLInputElement => screen.getByLabelText(/^E-mail/);
const password = (): HTMLInputElement => screen.getByLabelText('Password');
const standard = 'Something went wrong on our side. Try again in a moment.';
async function signInWith(username: string, typed: string): Promise<void> {
  await user.type(name(), username);
  await user.type(password(), `${typed}{Enter}`);
}
const submit = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Sign in' }));
const alert = (): string => screen.getByRole('alert').textContent;

describe('SignInPage', () => {
  it('requires both fields before it validates either of them, and focuses the first empty field [FM-1]', async () => {
    await renderSignIn();
    await user.type(name(), 'no address');
    await submit();
    expect(alert()).toBe('Fill in every required field.');
    expect(document.activeElement).toBe(password());
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: alert() }));
    expect(document.activeElement).toBe(password());
    await user.clear(name());
    await submit();
    expect(document.activeElement).toBe(name());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: alert() }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(name().getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).not.toBe('');
    expect(sentCredentials).toEqual([]);
  });

  it('shows an e-mail error until the field is edited, and marks the error in the page title [FM-1]', async () => {
    await renderSignIn();
    await signInWith('no address', 'secret');
    expect(screen.getByText('Enter an e-mail address, like name@company.example.')).toBeDefined();
    expect(document.activeElement).toBe(name());
    expect(name().getAttribute('aria-invalid')).toBe('true');
    expect(document.title).toBe('Error: Returns');
    await user.type(name(), '.');
    expect(name().getAttribute('aria-invalid')).toBeNull();
    expect(document.title).toBe('Returns');
  });

  it('accepts a user name of printable ASCII characters if the owner allows user names [AU-16]', async () => {
    await renderSignIn({ validationException: true });
    expect(name().type).toBe('text');
    await signInWith('ｄａｎａ', 'secret');
    expect(screen.getByText('Use only characters of the Latin keyboard.')).toBeDefined();
    await user.clear(name());
    await user.type(name(), 'dana{Enter}');
    expect(sentCredentials).toEqual([{ username: 'dana', password: 'secret', organisationId: 'POST' }]);
  });

  it('does not clear the user name after rejected credentials, but clears and focuses the password [AU-14] [ER-1]', async () => {
    answer = { kind: 'not-valid' };
    await renderSignIn();
    await signInWith('dana@post.example', 'wrong');
    await waitFor(() => expect(alert()).toBe('Wrong e-mail or password.'));
    expect(name().value).toBe('dana@post.example');
    expect(password().value).toBe('');
    expect(document.activeElement).toBe(password());
  });

  it('explains after rejected credentials how to get a new password, by e-mail or from a colleague [AU-14] [AU-17]', async () => {
    answer = { kind: 'not-valid' };
    await renderSignIn({ extensions: { passwordMail: true } });
    await signInWith('dana@post.example', 'wrong');
    await waitFor(() => expect(alert()).toBe('Wrong e-mail or password.'));
    expect(screen.getAllByRole('link', { name: 'Forgot password?' })).toHaveLength(1);
    cleanup();
    await renderSignIn();
    expect(screen.queryByText(/Ask another admin/)).toBeNull();
    await signInWith('dana@post.example', 'wrong');
    expect(await screen.findByText('Forgot your password? Ask another admin for a link.')).toBeDefined();
  });

  it.each<readonly [SignInError, string]>([
    [{ kind: 'throttled' }, `${standard} There were too many attempts.`],
    [{ kind: 'failed', failure: { kind: 'unreachable' } }, `The service couldn’t be reached. ${standard}`],
    [{ kind: 'failed', failure: { kind: 'malformed', field: 'x' } }, standard],
  ])('shows the product’s own message for the failure %j, with its details if known [AU-14]', async (failed, shown) => {
    answer = failed;
    await renderSignIn();
    await signInWith('dana@post.example', 'secret');
    await waitFor(() => expect(alert()).toBe(shown));
  });

  it("offers the owner's languages and the current language [BN-3]", async () => {
    await renderSignIn({ multipleLanguageSupport: true, offeredLanguages: ['nl', 'ja'] });
    const shown = screen.getAllByRole('option').map((option) => option.getAttribute('lang'));
    expect(shown).toEqual(['en', 'ja', 'nl']);
  });
});

describe('SignInPage after a sign-in with credentials of another organisation', () => {
  const link = (): HTMLElement | null => screen.queryByRole('link', { name: /^Go to the sign-in of/ });

  it.each([
    ['/ACME', 'Go to the sign-in of ACME'],
    ['/', 'Go to the sign-in of Post'],
  ])('says that the credentials belong to another URL, and links to %s [AU-14]', async (address, name) => {
    answer = { kind: 'other-address', address };
    await renderSignIn();
    await signInWith('ann@acme.example', 'secret');
    await waitFor(() => expect(alert()).toBe('Sign in at your company’s own address.'));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    expect(password().value).toBe('');
  });

  it('removes the link to the other URL when the next credentials are rejected [AU-14]', async () => {
    answer = { kind: 'other-address', address: '/ACME' };
    await renderSignIn();
    await signInWith('ann@acme.example', 'secret');
    await waitFor(() => expect(link()).not.toBeNull());
    answer = { kind: 'not-valid' };
    await user.type(password(), 'wrong');
    await submit();
    await waitFor(() => expect(sentCredentials).toHaveLength(2));
    await waitFor(() => expect(link()).toBeNull());
  });
});

describe('sign-in through an identity provider', () => {
  async function renderWithProvider(submittedEarly?: string) {
    const startedSignIns: (SignInError | undefined)[] = [];
    await renderTexts(
      <SignInPage
        brand={brand}
        companyId="ACME"
        version="1"
        language="en"
        onLanguageChange={() => undefined}
        onSignIn={async (credentials) => void sentCredentials.push(credentials)}
        onExternalSignIn={async () => {
          startedSignIns.push(answer);
          return answer;
        }}
        submittedEarly={submittedEarly}
      />,
    );
    return startedSignIns;
  }
  const press = () => user.click(screen.getByRole('button', { name: 'Sign in with your organisation' }));

  it('opens the provider without sending the values of the form [AU-13]', async () => {
    const startedSignIns = await renderWithProvider();
    await user.type(name(), 'dana@acme.example');
    await press();
    expect([startedSignIns.length, sentCredentials]).toEqual([1, []]);
    expect(name().value).toBe('dana@acme.example');
    expect(alert()).toBe('');
  });

  it('shows an error if the provider cannot be opened, and can be retried [AU-14]', async () => {
    answer = { kind: 'failed', failure: { kind: 'unreachable' } };
    const startedSignIns = await renderWithProvider();
    await press();
    expect(await screen.findByText(/^The service couldn’t be reached/)).toBeDefined();
    answer = undefined;
    await press();
    await waitFor(() => expect(screen.queryByText(/^The service couldn’t be reached/)).toBeNull());
    expect(startedSignIns).toHaveLength(2);
  });

  it('starts after hydration if the user clicked its button before hydration', async () => {
    expect(await renderWithProvider('external')).toHaveLength(1);
    expect(sentCredentials).toEqual([]);
  });
});

describe('the “forgot password” link', () => {
  it('is in the HTML before any script runs, if the service sends links by e-mail [AU-17]', async () => {
    await renderSignIn({ extensions: { passwordMail: true } });
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('?set-password');
    cleanup();
    await renderSignIn();
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  });
});

describe('the second step of the sign-in', () => {
  const challenge = { challenge: 'c1', methods: ['totp', 'recovery-code'], expiresAt: 0 } as const;
  const code = (): HTMLInputElement => screen.getByLabelText('6-digit code');
  const goOn = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  async function openPasskeyStep(methods: readonly SecondFactorMethod[] = ['passkey', 'totp', 'recovery-code']) {
    answer = { kind: 'second-factor', challenge: { ...challenge, methods } };
    await renderSignIn();
    await signInWith('dana@post.example', 'secret');
    await screen.findByRole('heading', { name: 'Use your passkey' });
    answer = undefined;
  }
  async function openSecondStep() {
    answer = { kind: 'second-factor', challenge };
    await renderSignIn();
    await signInWith('dana@post.example', 'secret');
    await screen.findByRole('heading', { name: 'Enter the 6-digit code' });
    answer = undefined;
  }

  it('sends the pasted code of the authenticator app, and remembers the browser only if selected [AU-26]', async () => {
    await openSecondStep();
    expect(document.activeElement).toBe(code());
    expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric']);
    await user.paste('481 903');
    await user.click(screen.getByRole('checkbox', { name: 'Don’t ask again on this browser for 30 days' }));
    await goOn();
    const step = { challenge: 'c1', method: 'totp', code: '481 903', remember: true };
    await waitFor(() =>
      expect(sentCredentials.at(-1)).toEqual({ ...step, username: 'dana@post.example', organisationId: 'POST' }),
    );
  });

  it('says what is wrong with a code, and accepts a recovery code instead [AU-26]', async () => {
    await openSecondStep();
    await user.paste('4819');
    await goOn();
    expect(await screen.findByText('Enter the 6 digits that the app shows.')).toBeDefined();
    expect(sentCredentials).toHaveLength(1);
    await user.type(code(), '03');
    answer = { kind: 'wrong-code' };
    await goOn();
    expect(await screen.findByText('Wrong code. Try again.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(await screen.findByLabelText('Recovery code'), 'abcd-efgh-2345-67xy');
    answer = { kind: 'used-code' };
    await goOn();
    expect(await screen.findByText('This code was already used. Try another one.')).toBeDefined();
    expect(sentCredentials.at(-1)).toMatchObject({ method: 'recovery-code', code: 'abcd-efgh-2345-67xy' });
    expect(screen.getByRole('button', { name: 'Enter the 6-digit code' })).toBeDefined();
  });

  it.each<readonly [SignInError, string]>([
    [{ kind: 'throttled' }, `${standard} There were too many attempts.`],
    [{ kind: 'failed', failure: { kind: 'unreachable' } }, `The service couldn’t be reached. ${standard}`],
  ])('shows the failure %j without leaving the second step [AU-26]', async (failed, shown) => {
    await openSecondStep();
    answer = failed;
    await user.paste('481903');
    await goOn();
    await waitFor(() => expect(alert()).toBe(shown));
    expect(code().value).toBe('481903');
  });

  it('offers the passkey first, and signs in with it by one click or Enter [AU-29]', async () => {
    await openPasskeyStep();
    expect(screen.getByText('Signing in as dana@post.example')).toBeDefined();
    for (const other of ['Enter the 6-digit code', 'Use a recovery code', 'Back to the password'])
      expect(screen.getByRole('button', { name: other })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Use passkey');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentCredentials.at(-1)).toMatchObject({ challenge: 'c1', method: 'passkey' }));
  });

  it.each<readonly [SignInError, string]>([
    [{ kind: 'passkey-cancelled' }, 'The passkey wasn’t used. Try again, or use another way.'],
    [{ kind: 'passkey-failed' }, 'The passkey wasn’t accepted. Try again, or use another way.'],
  ])('shows the failure %j of a passkey, and offers the other ways [AU-29]', async (failed, shown) => {
    await openPasskeyStep();
    answer = failed;
    await user.click(screen.getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(alert()).toBe(shown));
    answer = undefined;
    await user.click(screen.getByRole('button', { name: 'Enter the 6-digit code' }));
    await user.type(code(), '481903');
    await goOn();
    await waitFor(() => expect(sentCredentials.at(-1)).toMatchObject({ method: 'totp', code: '481903' }));
  });

  it('says where passkeys work if the user has no other way here [AU-29]', async () => {
    await openPasskeyStep([]);
    expect(screen.getByText(/^Your passkeys don’t work here/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the password' }));
    expect(name().value).toBe('dana@post.example');
  });

  it('returns to the password with a message if the challenge has expired, and keeps the user name [AU-26]', async () => {
    await openSecondStep();
    answer = { kind: 'challenge-expired' };
    await user.paste('481903');
    await goOn();
    await waitFor(() => expect(alert()).toBe('The second step took too long. Enter your password again.'));
    expect(name().value).toBe('dana@post.example');
    expect(password().value).toBe('');
  });
});

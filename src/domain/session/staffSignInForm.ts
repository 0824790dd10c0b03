export type StaffSignInForm = {
  readonly username: string;
  readonly password: string;
  readonly organisationId: string;
};

/** How an owner's login field is: what it asks for, and the named rule its content keeps [AU-16]. */
export type LoginField = {
  readonly asksFor: 'email' | 'email-or-username';
  readonly rule: 'email' | 'singleByteLogin' | undefined;
};

/** `emailOnly` asks for an e-mail; `validationException` turns the field's format rule off. */
export const loginField = (auth: {
  readonly emailOnly?: boolean | undefined;
  readonly validationException?: boolean | undefined;
}): LoginField => {
  const emailOnly = auth.emailOnly === true;
  const rule = emailOnly ? 'email' : 'singleByteLogin';
  return {
    asksFor: emailOnly ? 'email' : 'email-or-username',
    rule: auth.validationException === true ? undefined : rule,
  };
};

export const missingCredentials = (form: StaffSignInForm): readonly (keyof StaffSignInForm)[] =>
  (['organisationId', 'username', 'password'] as const).filter(
    (field) => (field === 'password' ? form.password : form[field].trim()) === '',
  );

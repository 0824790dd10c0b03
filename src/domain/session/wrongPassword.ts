/** What a person is told who changes their password and does not know the current one; a translation key. */
export const WRONG_PASSWORD = 'session.password.wrong';

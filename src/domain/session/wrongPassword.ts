/** Message for a wrong current password. */
export const WRONG_PASSWORD = 'session.password.wrong';

export const WRONG_PASSWORD = 'session.password.wrong';

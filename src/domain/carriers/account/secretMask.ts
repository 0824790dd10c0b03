/** What stands for a secret wherever an account is shown. It keeps the rule of no field, so it is never one itself. */
export const SECRET_MASK = '••••••••';

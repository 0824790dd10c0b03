/** For `sessionWork`: rejects, because there is no external identity provider. */
export const noProvider = (): Promise<never> => Promise.reject(new Error('no provider'));

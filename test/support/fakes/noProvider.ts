/** For `sessionWork`: nobody signs people in but the service. */
export const noProvider = (): Promise<never> => Promise.reject(new Error('no provider'));

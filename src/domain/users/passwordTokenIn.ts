/** The token of a link to set a password, in what follows `#`; what a mail program has copied along behind it is no part of it. */
export const passwordTokenIn = (hash: string): string | undefined => /^#set-password=([\w-]+|.+)/.exec(hash)?.[1];

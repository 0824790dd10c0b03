/** Token in the URL fragment, without text that a mail program copied behind it. */
export const passwordTokenIn = (hash: string): string | undefined => /^#set-password=([\w-]+|.+)/.exec(hash)?.[1];

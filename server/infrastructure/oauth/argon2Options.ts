/** argon2id (the library's default) at 19 MiB, two passes: OWASP's first choice for password storage. */
export const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What jsdom lacks and tables ask for. Import it for its effect in tests that draw one. */
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (identifier: string): string =>
  identifier.replace(/[^\w-]/g, (character) => `\\${character}`).replace(/^\d/, (digit) => `\\3${digit} `);

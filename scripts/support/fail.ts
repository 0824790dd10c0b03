/** Ends with one sentence; a trace of the stack would say nothing more to who typed the command. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

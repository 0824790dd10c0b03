export function commitNumber(cwd?: string): number;
export function suiteInTurn(names: readonly string[], number: number): { readonly name: string; readonly turn: number };

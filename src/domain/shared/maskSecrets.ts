const SECRET = /password|secret|token|credential|authorization|api_?key|accountNumber|charge_?(account|key)/i;

export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? '***' : maskSecrets(part)]),
  );
}

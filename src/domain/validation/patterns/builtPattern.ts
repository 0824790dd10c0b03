/** Character classes in engine syntax, by rule name [VL-*]. Kana and kanji include the wide space. */
export const patternClasses = {
  numbers: { characters: '0-9', example: '1234567890' },
  letters: { characters: 'A-Za-z', example: 'AbCdEfGhIj' },
  uppercaseLetters: { characters: 'A-Z', example: 'ABCDEFGHIJ' },
  uppercaseLettersAndNumbers: { characters: 'A-Z0-9', example: 'A1B2C3D4E5' },
  halfWidth: { characters: ' -~｡-ﾟ', example: 'Aa1-ｱｲｳ' },
  fullWidth: { characters: String.raw`^\x00-\xff｡-ￜ￨-￮`, example: 'Ａ１アあ亜' },
  hiragana: { characters: 'ぁ-ゖゝゞー　', example: 'あいうえお' },
  katakana: { characters: 'ァ-ヾ　', example: 'アイウエオ' },
  halfWidthKatakana: { characters: '･-ﾟ ', example: 'ｱｲｳｴｵ' },
  kanji: { characters: String.raw`\p{Han}　`, example: '山田太郎' },
} as const;

export type PatternClass = keyof typeof patternClasses;
export const patternClassNames = Object.keys(patternClasses) as readonly PatternClass[];

/** Pattern made in the form: a fixed prefix, then `least` to `most` characters of one class. */
export type BuiltPattern = {
  readonly startsWith: string;
  readonly characters: PatternClass;
  readonly least: number;
  readonly most: number | undefined;
};

const SPECIAL = /[\\^$.*+?()[\]{}|]/g;
const MAX_EXAMPLE_LENGTH = 12;

function countOf(least: number, most: number | undefined): string {
  if (most === undefined) return least === 1 ? '+' : `{${least},}`;
  return most === least ? `{${least}}` : `{${least},${most}}`;
}

export const patternOf = ({ startsWith, characters, least, most }: BuiltPattern): string =>
  `^${startsWith.replace(SPECIAL, String.raw`\$&`)}[${patternClasses[characters].characters}]${countOf(least, most)}$`;

/** Parses a pattern that was made in the form. `undefined` for any other pattern. */
export function builtPatternOf(pattern: string): BuiltPattern | undefined {
  for (const characters of patternClassNames) {
    const at = pattern.lastIndexOf(`[${patternClasses[characters].characters}]`);
    if (at < 1) continue;
    const [least, most] = countsIn(pattern.slice(at + patternClasses[characters].characters.length + 2, -1));
    const startsWith = pattern.slice(1, at).replace(/\\([^])/g, '$1');
    const built = { startsWith, characters, least, most };
    if (patternOf(built) === pattern) return built;
  }
  return undefined;
}

function countsIn(count: string): readonly [least: number, most: number | undefined] {
  if (count === '+') return [1, undefined];
  const [, least = '1', comma, most] = /^\{(\d+)(?:(,)(\d*))?\}$/.exec(count) ?? [];
  return [Number(least), comma === undefined ? Number(least) : Number(most) || undefined];
}

/** Example text that the pattern accepts. Too short for a pattern with a larger minimum than `MAX_EXAMPLE_LENGTH`. */
export function exampleOf({ startsWith, characters, least, most }: BuiltPattern): string {
  const length = Math.min(Math.max(least, Math.min(4, most ?? 4)), MAX_EXAMPLE_LENGTH);
  const { example } = patternClasses[characters];
  const letters = [...example];
  return startsWith + Array.from({ length }, (_, index) => letters[index % letters.length]).join('');
}

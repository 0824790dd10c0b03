/** A repeatable sequence of numbers from 0 to below 1 for the given seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that some rule accepts, from which adversarial texts are derived. */
const SEEDS = [
  'first.last@shop.company.example',
  'Abcdefg1',
  'Abcdefghij1!',
  'Acme_2 Ltd',
  'Anna-Maria von Berg-Stein',
  'ACME',
  'SW1A 1AA',
  '12345-6789',
  '28013',
  '+44 (0)20 7946-0018',
  '61234567',
  'https://www.company.example:8080/a?b#c',
  'http://[2606:4700::1.2.3.4]/',
  'http://172.16.254.1',
  '30',
  '12.50',
  '1234567A',
  'A1B2C3',
  'AB1',
  '51824753556',
  '01234567-89ab-cdef-0123-456789abcdef',
  '0123456789abcdef0123456789abcdef',
  '^[A-Z]{2}-(\\d+|x)*$',
  'ＡＢＣ',
  'ヤマダ',
  'ﾔﾏﾀﾞ',
  'やまだ',
  '山田',
];

const PIECES =
  'a A 1 - -- . .. @ : :: / // \\ _ % ( ) [ ] { } + * ? | ^ $ # é \u0301 ß ſ 💡 \ud800 \udc00 \u0000 \n \t \u00a0 \u200b \u00ad \ufe0f ア ｱ １ 。 ﷺ http:// xn-- {1000} \\Q (?i) \\p{L} [^'
    .split(' ')
    .concat(' ', '  ');

const pick = <T>(from: readonly T[], next: () => number): T => from[Math.floor(next() * from.length)] as T;

const randomText = (next: () => number): string =>
  Array.from({ length: Math.floor(next() * 60) }, () => String.fromCharCode(Math.floor(next() * 0x10000))).join('');

/** Inserts a part of the text or one of `PIECES` up to 2,000 times, and sometimes removes up to three characters. */
function bent(text: string, next: () => number): string {
  const from = Math.floor(next() * (text.length + 1));
  const until = from + Math.floor(next() * 4);
  const piece = next() < 0.5 ? text.slice(from, until) : pick(PIECES, next);
  const times = next() < 0.2 ? Math.floor(next() * 2000) : Math.floor(next() * 3);
  return text.slice(0, from) + piece.repeat(times) + text.slice(next() < 0.5 ? from : until);
}

/** Valid, nearly valid, very long and random texts. The same seed creates the same texts. */
export function adversarialTexts(count: number, seed = 1): readonly string[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => {
    let text = next() < 0.1 ? randomText(next) : pick(SEEDS, next);
    for (let bends = Math.floor(next() * 4); bends > 0; bends -= 1) text = bent(text, next);
    return text.slice(0, 10_000);
  });
}

const HEADS = ['', '(?i)', '(?s)', '^', '(?i)^'];
const ATOMS =
  'a . k ſ \\d \\W \\b \\pL \\PL \\p{Han} \\p{Lu} \\P{Greek} [a-z] [^k] [\u0020-𐐀] [a-\\x{10ffff}] [[:^word:]] [\\pL\\PN] (?:) () (|a) \\Qa(\\E \\1 (?=a) \\x{1F600} 💡 \ud800 \\'.split(
    ' ',
  );
const OPENERS = ['(', '(?:', '(?i:', '(?P<n>', '', '', ''];
const COUNTS = [
  '*',
  '+',
  '?',
  '*?',
  '{2}',
  '{9}',
  '{30}',
  '{99}',
  '{0,30}',
  '{1,1000}',
  '{1000}',
  '{999,}',
  '',
  '',
  '',
  '|',
  '{,9}',
];

/** Patterns with nesting and repetition, mostly within the maximum length. The same seed creates the same patterns. */
export function adversarialPatterns(count: number, seed = 1): readonly string[] {
  const next = numbersFrom(seed);
  return Array.from({ length: count }, () => {
    const depth = Math.floor(next() * 5);
    let pattern = '';
    for (let level = 0; level <= depth; level += 1) {
      const piece = `${pattern}${pick(ATOMS, next)}${pick(COUNTS, next)}`;
      const opener = pick(OPENERS, next);
      pattern = opener === '' ? piece : `${opener}${piece})${pick(COUNTS, next)}`;
    }
    if (next() < 0.4) pattern = pattern.repeat(Math.ceil((200 * next()) / (pattern.length || 1)));
    return pick(HEADS, next) + pattern;
  });
}

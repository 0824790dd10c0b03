import { describe, expect, it } from 'vitest';
import type { ConfigPart } from '../../../src/domain/application-config/configPart.ts';
import { partError, type PartError } from '../../../src/domain/application-config/problems/partError.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import type { CompilePattern } from '../../../src/domain/validation/patterns/patternEngine.ts';

/** Pattern engine that rejects only the pattern "(". */
const compile: CompilePattern = (pattern) => (pattern === '(' ? undefined : { matches: () => true });
const errorOf = (part: ConfigPart, value: unknown) => partError(part, value, compile);

const colour: ConfigPart = { kind: 'colour', name: 'primaryColor' };
const logoSize: ConfigPart = { kind: 'logoSize', name: 'headerLogoSize' };
const logo: ConfigPart = { kind: 'logo' };
const text: ConfigPart = { kind: 'text', language: 'en', slot: textSlotOf('returnDetails', 'heading')! };
const link: ConfigPart = { kind: 'text', language: 'en', slot: textSlotOf('returnSubmitted', 'primaryButtonUrl')! };
const offered: ConfigPart = { kind: 'languages' };
const start: ConfigPart = { kind: 'defaultLanguage' };
const footer: ConfigPart = { kind: 'footerLink', name: 'privacyPolicyUrl' };
const days: ConfigPart = { kind: 'setting', name: 'DUE_DATE_DAYS' };
const pattern: ConfigPart = { kind: 'setting', name: 'ORDER_ID_REGEX' };
const actions: ConfigPart = { kind: 'dispositions', name: 'actions' };

const INVALID: PartError = 'validation.invalidValue';
const NO_DAYS: PartError = 'validation.maxDueDateDaysError';
const NO_LINK: PartError = 'validation.urlProtocolError';
const NO_PATTERN: PartError = 'validation.regexInvalidError';
const addressOf = (length: number) => 'https://a.example/'.padEnd(length, 'x');
const named = (count: number) => Array.from({ length: count }, () => ({ id: 'd1' }));

describe('partError [CF-6] [CF-7] [CT-1] [CT-3]', () => {
  it.each<readonly [ConfigPart, unknown]>([
    [colour, '#fff'],
    [logoSize, 'small'],
    [logoSize, 'medium'],
    [logo, 'data:image/png;base64,AAAA'],
    [logo, '/assets/logo.png'],
    [text, { v1: null }],
    [text, { v1: 'x'.repeat(2000) }],
    [text, { v1: 'Returns', v2: null }],
    [text, { v1: 'javascript:x', v2: 'Returns' }],
    [link, { v1: 'https://a.example' }],
    [link, { v1: 'MAILTO:help@a.example' }],
    [link, { v1: null, v2: null }],
    [offered, ['ar', 'nl']],
    [start, 'nl'],
    [footer, 'HTTP://a.example'],
    [footer, addressOf(500)],
    [days, 0],
    [days, 999_999_999],
    [pattern, 'x'.repeat(200)],
    [actions, []],
    [actions, named(500)],
  ])('accepts for %j the value %j', (part, value) => {
    expect(errorOf(part, value)).toBeUndefined();
  });

  it.each<readonly [ConfigPart, unknown, PartError]>([
    [colour, 5, INVALID],
    [colour, 'blue', INVALID],
    [logoSize, 'huge', INVALID],
    [logo, 5, INVALID],
    [logo, 'http://a.example/logo.png', INVALID],
    [text, null, INVALID],
    [text, 'Returns', INVALID],
    [text, {}, INVALID],
    [text, { v2: 'Returns' }, INVALID],
    [text, { v1: 5 }, INVALID],
    [text, { v1: ' ' }, INVALID],
    [text, { v1: 'Returns', v2: ' ' }, INVALID],
    [text, { v1: 'x'.repeat(2001) }, INVALID],
    [link, { v1: 'a.example' }, NO_LINK],
    [link, { v1: 'https://a.example', v2: 'javascript:x' }, NO_LINK],
    [link, { v1: null, v2: 'javascript:x' }, NO_LINK],
    [link, { v1: 'mailto:help' }, NO_LINK],
    [link, { v1: 'xmailto:help@a.example' }, NO_LINK],
    [link, { v1: 'mailto:help@a.example or call' }, NO_LINK],
    [offered, [], INVALID],
    [offered, 'en', INVALID],
    [offered, ['en', 'de'], INVALID],
    [offered, ['en', 5], INVALID],
    [offered, ['en', 'nl', 'en'], INVALID],
    [start, 'de', INVALID],
    [start, ['en'], INVALID],
    [{ kind: 'navigation' }, [], INVALID],
    [footer, 5, NO_LINK],
    [footer, 'https://', NO_LINK],
    [footer, 'xhttps://a.example', NO_LINK],
    [footer, 'https://a.example/a b', NO_LINK],
    [footer, 'mailto:help@a.example', NO_LINK],
    [footer, addressOf(501), NO_LINK],
    [days, -1, NO_DAYS],
    [days, 0.5, NO_DAYS],
    [days, 1_000_000_000, NO_DAYS],
    [days, '5', NO_DAYS],
    [days, '', NO_DAYS],
    [{ kind: 'setting', name: 'PURCHASE_WARRANTY_PERIOD' }, '', 'validation.maxWarrantyDaysError'],
    [{ kind: 'setting', name: 'DOMESTIC_PRICING_TIERS' }, '', INVALID],
    [pattern, 5, NO_PATTERN],
    [pattern, '', NO_PATTERN],
    [pattern, '(', NO_PATTERN],
    [pattern, 'x'.repeat(201), NO_PATTERN],
    [actions, {}, INVALID],
    [actions, [{ id: 'd1' }, null], INVALID],
    [actions, [{ id: 'd1' }, { id: 2 }], INVALID],
    [actions, named(501), INVALID],
  ])('rejects for %j the value %j: %s', (part, value, error) => {
    expect(errorOf(part, value)).toBe(error);
  });
});

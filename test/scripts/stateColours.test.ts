import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { compile } from 'sass';
import { describe, expect, it } from 'vitest';

const STATES = ['info', 'success', 'warning', 'critical', 'pending'] as const;
const STATE = /--(?:info|success|warning|critical|pending)(?:-[a-z-]+)?\b/g;
const ACCENT = /--accent(?:-[a-z]+)?\b/g;

type Rule = { readonly selector: string; readonly accents: readonly string[]; readonly states: readonly string[] };

/** The innermost blocks between braces. */
const rulesIn = (css: string): readonly Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector: selector.trim(),
    accents: declarations.match(ACCENT) ?? [],
    states: declarations.match(STATE) ?? [],
  }));
const rulesOf = (path: string): readonly Rule[] =>
  rulesIn(compile(path, { loadPaths: [resolve('src')], logger: { warn: () => undefined } }).css);

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.scss'))
  .map((path) => join('src', path));
const moduleNamed = (name: string): string => {
  const path = modules.find((each) => basename(each) === `${name}.module.scss`);
  return path === undefined ? expect.fail(`${name} has no styles`) : resolve(path);
};
const tokens = readFileSync(resolve('src/ui/shared/styles/tokens.scss'), 'utf8').split('\n');
const definitionsOf = (name: RegExp): readonly string[] => tokens.filter((line) => name.test(line));
const mixes = (rules: readonly Rule[]): readonly string[] =>
  rules.filter(({ accents, states }) => accents.length > 0 && states.length > 0).map(({ selector }) => selector);

describe('the colour tokens of states and of the brand', () => {
  it('are reported if one CSS rule uses both', () => {
    const css = '@media print { .a { color: var(--accent-text); border: 1px solid var(--warning-line); } } .b { }';
    expect(mixes(rulesIn(css))).toHaveLength(1);
    expect(mixes(rulesIn('.a { color: var(--accent-text); } .b { color: var(--warning); }'))).toEqual([]);
  });

  it('are defined in the product for states, and derived from the brand only for accents', () => {
    const states = definitionsOf(/^ +--(info|success|warning|critical|pending)[a-z-]*:/);
    expect(states.length).toBeGreaterThanOrEqual(3 * STATES.length);
    expect(states.filter((line) => line.includes('var('))).toEqual([]);
    const accents = definitionsOf(/^ +--accent-/);
    expect(accents).toHaveLength(5);
    const referenced = accents.flatMap((line) => [...line.matchAll(/var\((--[a-z]+)/g)].map(([, name]) => name));
    expect([...new Set(referenced)]).toEqual(['--brand']);
    const defined = accents.map((line) => line.trim().split(':')[0]);
    const used = modules.flatMap((path) => readFileSync(path, 'utf8').match(ACCENT) ?? []);
    expect(used.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it.each(['Pill', 'Banner'])(
    "for each tone of %s are the three tokens of the tone's state, and none of the brand",
    (name) => {
      const rules = rulesOf(moduleNamed(name));
      for (const state of STATES) {
        const [rule] = rules.filter(({ selector }) => selector === `.${state}`);
        expect([state, rule?.states, rule?.accents]).toEqual([
          state,
          [`--${state}`, `--${state}-bg`, `--${state}-line`],
          [],
        ]);
      }
      expect(rules.flatMap(({ accents }) => accents)).toEqual([]);
    },
  );

  it('never occur in the same CSS rule', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.flatMap((path) => mixes(rulesOf(resolve(path))).map((selector) => `${path} ${selector}`))).toEqual(
      [],
    );
  });

  it('of the brand are used on pages only for controls, drop targets, the text being read and inserted values', () => {
    const accented = modules
      .filter((path) => path.startsWith(join('src', 'ui', 'features')))
      .flatMap((path) =>
        rulesOf(resolve(path))
          .filter(({ accents }) => accents.length > 0)
          .map(({ selector }) => `${basename(path, '.module.scss')} ${selector}`),
      );
    expect(accented.toSorted()).toEqual([
      'ActivityFilters .chip[aria-pressed=true]',
      'CropArea .crop',
      'IconField .icon[data-selected]',
      'ImpactPage .page[data-dropping]',
      'LogoCard .over',
      'MerchantFilters .attention[aria-pressed=true]',
      'PartPath .at .go',
      'PartPath .at.open .mark',
      'PasskeyPicture .picture',
      'PersonaBar .own',
      'PlaceholderChips .chip',
      'PlaceholderMarks .mark',
      'PublishesCard .all',
      'RuleHealthCard .all',
      'SecondStepPage .link',
      'SecurityCards .unused',
      'SlotTree .filter[aria-pressed=true]',
      'SlotTree .step[aria-current]',
      'SourceCard .progress',
      'TextOriginLine .action',
      'Why .decision[data-pointed]',
      'Why .ways button',
      'Why [dir=rtl] .decision[data-pointed]',
    ]);
  });
});

describe('the colours of the payment shares', () => {
  it('are neutral: neither state colours nor brand colours [PY-1]', () => {
    const shares = rulesOf(moduleNamed('PaymentCard'));
    expect(shares.map(({ selector }) => selector)).toContain('.shares::-webkit-progress-value');
    const baseRules = rulesOf(moduleNamed('Pill')).filter(({ selector }) => selector.startsWith('.pill'));
    expect(baseRules.length).toBeGreaterThan(0);
    for (const { selector, accents, states } of [...shares, ...baseRules])
      expect([selector, accents, states]).toEqual([selector, [], []]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Token } from '../../../src/application/shared/token.ts';
import type { Translator } from '../../../src/application/languages/Translator.ts';
import { DemoTour } from '../../../src/application/demo/DemoTour.ts';
import { StoredDrafts } from '../../../src/infrastructure/changes/StoredDrafts.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { Http } from '../../../src/infrastructure/http/Http.ts';
import { featureBinders, loadAdapters } from '../../../src/features/composeFeatures.ts';
import { features } from '../../../src/features/features.ts';
import { browserPlatform } from '../../../src/infrastructure/ioc/browserPlatform.ts';
import { createContainer, type Binder } from '../../../src/infrastructure/ioc/container.ts';
import { demoPlatform } from '../../../src/infrastructure/ioc/demoPlatform.ts';
import { platform } from '../../../src/infrastructure/ioc/platform.ts';
import { provide, type Bind } from '../../../src/infrastructure/ioc/provide.ts';
import { ALLOWED_ROLES, aSample, RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { changeRegistry } from '../../support/changes.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';

const env = {
  clientKey: 'test-client',
  adminRoles: [...ALLOWED_ROLES.admin],
  merchantRoles: [...ALLOWED_ROLES.merchant],
  returnsProduct: RETURNS_PRODUCT,
};
const translator: Translator = {
  language: 'en',
  complete: async () => undefined,
  load: async () => true,
  use: async () => true,
};
const sharedModules = platform(env, translator, new RecordingErrorReporter(), () => undefined);

const compositions = {
  service: [sharedModules, browserPlatform, ...(await loadAdapters(features, 'service')), ...featureBinders(features)],
  demo: [
    sharedModules,
    demoPlatform(aSample(), changeRegistry),
    ...(await loadAdapters(features, 'demo')),
    ...featureBinders(features),
  ],
} satisfies Record<string, readonly Binder[]>;

const ownBindings: Readonly<Record<string, readonly unknown[]>> = {
  service: [Http],
  demo: [DemoService, DemoTour, StoredDrafts],
};

function boundIn(binders: readonly Binder[]): readonly unknown[] {
  const tokens: unknown[] = [];
  const bind = (token: unknown) => {
    tokens.push(token);
    return { toResolvedValue: () => ({ inSingletonScope: () => undefined }) };
  };
  for (const binder of binders) binder(bind as unknown as Bind);
  return tokens;
}

/** Every port token and every store that the application layer exports. */
const exported = Object.values(
  import.meta.glob<Record<string, unknown>>('../../../src/application/**/*.ts', { eager: true }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value === 'symbol' || (typeof value === 'function' && name.endsWith('Store')) ? [value] : [],
  ),
);

describe.each(Object.entries(compositions))('the container of the %s', (name, modules) => {
  it('resolves each bound token to the same instance each time', () => {
    const tokens = boundIn(modules);
    expect(tokens.length).toBeGreaterThan(35);
    expect(new Set(tokens).size).toBe(tokens.length);
    const container = createContainer(modules);
    for (const token of tokens) {
      const served = container.get(token as Token<unknown>);
      expect(served).toBeDefined();
      expect(container.get(token as Token<unknown>)).toBe(served);
      if (typeof token === 'function') expect(served).toBeInstanceOf(token);
    }
  });

  it('binds every port and every store of the application', () => {
    expect(exported.length).toBeGreaterThan(20);
    const tokens = boundIn(modules);
    const othersBindings = Object.entries(ownBindings).flatMap(([other, own]) => (other === name ? [] : own));
    const missing = exported.filter((token) => !tokens.includes(token) && !othersBindings.includes(token));
    expect(missing.map(String)).toEqual([]);
  });
});

describe('the demo and the HTTP container', () => {
  it('differ only in their bindings of infrastructure adapters [DM-1]', () => {
    const shared = Object.entries(compositions).map(([name, modules]) =>
      boundIn(modules).filter((token) => !ownBindings[name]?.includes(token)),
    );
    expect(new Set(shared[0])).toEqual(new Set(shared[1]));
  });
});

describe('provide', () => {
  it('compiles only with exactly the tokens that its factory takes, in order', () => {
    const text: Token<string> = Symbol('text');
    const count: Token<number> = Symbol('count');
    const both: Token<{ name: string; size: number }> = Symbol('both');
    const never = (bind: Bind): void => {
      provide(bind, both, [text, count], (name: string, size: number) => ({ name, size }));
      // @ts-expect-error the order is wrong
      provide(bind, both, [count, text], (name: string, size: number) => ({ name, size }));
      // @ts-expect-error one is missing
      provide(bind, both, [text], (name: string, size: number) => ({ name, size }));
      // @ts-expect-error the factory makes something else
      provide(bind, both, [text, count], (name: string) => name);
      // @ts-expect-error a class is served by itself
      provide(bind, DemoService, [], () => new RecordingErrorReporter());
    };
    // This test is a type check: `@ts-expect-error` fails if a line above compiles.
    expect(never).toBeTypeOf('function');
  });
});

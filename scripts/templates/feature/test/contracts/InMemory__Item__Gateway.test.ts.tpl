import { InMemory__Item__Gateway } from '../../src/infrastructure/__kebab__/InMemory__Item__Gateway.ts';
import { describe__Item__Gateway } from './__item__Gateway.contract.ts';

let count = 0;

describe__Item__Gateway('in memory', () => new InMemory__Item__Gateway({ next: () => `id-${(count += 1)}` }));

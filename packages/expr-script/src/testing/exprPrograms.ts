import { Random } from 'source-text/testing/random';
import { allBuiltins } from '../index.ts';

/** What a generated expression is meant to be. Now and then it is something else, so that errors are met too. */
type Sort =
  | 'string'
  | 'int'
  | 'float'
  | 'bool'
  | 'strings'
  | 'ints'
  | 'anys'
  | 'map'
  | 'any'
  | 'time'
  | 'duration'
  | 'bytes';

const sorts: readonly Sort[] = [
  'string',
  'int',
  'float',
  'bool',
  'strings',
  'ints',
  'anys',
  'map',
  'any',
  'time',
  'duration',
  'bytes',
];

/** In a form, `string` and so on stand for a generated expression, and `predicate:bool(int)` for a predicate over ints. */
const forms: Readonly<Record<Sort, readonly string[]>> = {
  string: [
    'homeURL',
    'factoryURL',
    'personID',
    'homeURL',
    'personID',
    '«string» + «string»',
    '«string» + «string»',
    'upper(«string»)',
    'lower(«string»)',
    'trim(«string»)',
    'trim(«string», «string»)',
    'trimPrefix(«string», «string»)',
    'trimSuffix(«string»)',
    'replace(«string», «string», «string»)',
    'replace(«string», «string», «string», «int»)',
    'repeat(«string», «small»)',
    'join(«strings», «string»)',
    'join(«strings»)',
    'join(«anys», «string»)',
    'string(«any»)',
    'string(«int»)',
    'string(«float»)',
    'string(«bool»)',
    'string(«anys»)',
    'string(«map»)',
    'string(«duration»)',
    'string(«time»)',
    'string(«bytes»)',
    'type(«any»)',
    'toJSON(«any»)',
    'toJSON(«map»)',
    'toJSON(«anys»)',
    'toBase64(«string»)',
    'fromBase64(toBase64(«string»))',
    'fromBase64(«string»)',
    '«string»[«small»:]',
    '«string»[:«int»]',
    '«string»[«int»:«int»]',
    '«bool» ? «string» : «string»',
    'if «bool» { «string» } else { «string» }',
    '(if «bool» { «string» } else if «bool» { «string» } else { «string» })',
    '«any» ?? «string»',
    '«strings»[«small»]',
    'first(«strings»)',
    'last(«strings»)',
    'find(«strings», «predicate:bool(string)»)',
    'findLast(«strings», «predicate:bool(string)»)',
    'last(filter(«strings», «predicate:bool(string)»))',
    '«time».Month().String()',
    '«time».Location().String()',
    '«time».Zone()',
    'reduce(«strings», «predicate:string(string)», «string»)',
    'reduce(«strings», # + #acc)',
    '«string» | upper()',
    '«string» | split("/") | last()',
    '«string» | replace(«string», «string»)',
    'let v = «string»; v + «string»',
    '(let w = «strings»; w[0] + string(len(w)))',
    '$env.personID',
    '$env["homeURL"]',
    '«time».Format(«layout»)',
    'now().Format(«layout»)',
    '«duration».String()',
    '«time».Weekday().String()',
    'sum([«string», «string», «string»])',
    'max(«ints») | string()',
    'filter(«strings», «predicate:bool(string)»)[0]',
    'filter(«strings», «predicate:bool(string)»)[-1]',
    'fromJSON(«json»).a',
    'get(«map», «string»)',
    'get(«strings», «int»)',
    '::upper(«string»)',
    '«map»?.a?.b',
    '«map».a',
    '{"a": «string»}.a',
  ],
  int: [
    '«small»',
    '«small»',
    'len(«string»)',
    'len(«strings»)',
    'len(«map»)',
    'len(filter(«strings», «predicate:bool(string)»))',
    'count(«strings», «predicate:bool(string)»)',
    'count(map(«ints», «predicate:bool(int)»))',
    'indexOf(«string», «string»)',
    'lastIndexOf(«string», «string»)',
    'int(«float»)',
    'int(«string»)',
    '«int» + «int»',
    '«int» - «int»',
    '«int» * «int»',
    '«int» % «int»',
    '-«int»',
    'abs(«int»)',
    'bitand(«int», «int»)',
    'bitor(«int», «int»)',
    'bitxor(«int», «int»)',
    'bitnand(«int», «int»)',
    'bitshl(«int», «small»)',
    'bitshr(«int», «small»)',
    'bitushr(«int», «small»)',
    'bitnot(«int»)',
    'max(«int», «int»)',
    'min(«ints»)',
    'sum(«ints»)',
    'sum(«ints», «predicate:int(int)»)',
    'sum(1..«small», # * 2)',
    'sum(«small»..«small»)',
    'sum(map(«ints», «predicate:int(int)»))',
    'reduce(«ints», #acc + #)',
    'reduce(1..«small», # + #acc)',
    'reduce(«ints», «predicate:int(int)», «int»)',
    'findIndex(«ints», «predicate:bool(int)»)',
    'findLastIndex(«strings», «predicate:bool(string)»)',
    '«ints»[«small»]',
    'first(«ints»)',
    '«time».Year()',
    '«time».YearDay()',
    '«time».Day()',
    '«time».Hour() + «time».Minute() * «time».Second()',
    '«time».Nanosecond()',
    '«time».ISOWeek()',
    'int(«time».Unix())',
    'int((now() + «duration»).Unix())',
    '«time».UnixMilli() + «int»',
    'int(«time».UnixNano() % «int»)',
    '«time».Compare(«time»)',
    'int(«duration».Milliseconds())',
    '«duration».Nanoseconds() / 1000 | int()',
    'int(«time».Weekday())',
    'int(«time».Month())',
    '9223372036854775807',
    '0x1F',
    '1_000',
    '0b101',
    '«bool» ? «int» : «int»',
    'let n = «int»; n * n',
  ],
  float: [
    '1.5',
    '0.1',
    '-2.5',
    '1e21',
    '123456.0',
    '0.00001',
    '«int» / «int»',
    '«float» + «int»',
    '«float» * «float»',
    '«float» - «float»',
    '«int» ** «small»',
    '«float» ^ 2',
    'float(«string»)',
    'float(«int»)',
    'ceil(«float»)',
    'floor(«float»)',
    'round(«float»)',
    'mean(«ints»)',
    'median(«ints»)',
    'mean(«int», «float»)',
    'max(«float», «int»)',
    'abs(«float»)',
    '«duration».Seconds()',
    '«duration».Hours() + «duration».Minutes()',
    'sum(map(«ints», # / 2))',
  ],
  bool: [
    'true',
    'false',
    '«string» == «string»',
    '«string» != «string»',
    '«string» < «string»',
    '«int» > «int»',
    '«int» <= «float»',
    '«int» < «int» < «int»',
    '«int» == «float»',
    '«any» == «any»',
    '«anys» == «ints»',
    '«bool» and «bool»',
    '«bool» or «bool»',
    '«bool» && «bool»',
    '«bool» || «bool»',
    'not («bool»)',
    '!(«bool»)',
    '«string» contains «string»',
    '«string» startsWith «string»',
    '«string» endsWith «string»',
    '«string» not contains «string»',
    '«string» matches «pattern»',
    '«string» in «strings»',
    '«string» in ["a", "b", "src-0042"]',
    '«int» in 1..«small»',
    '«int» in 1..5',
    '«int» in [1, 2, 3]',
    '«any» in [1, 2, 3]',
    '«any» in ["a", ""]',
    '«int» not in «ints»',
    '«string» in «map»',
    'hasPrefix(«string», «string»)',
    'hasSuffix(«string», «string»)',
    'all(«strings», «predicate:bool(string)»)',
    'any(«ints», «predicate:bool(int)»)',
    'none(«strings», «predicate:bool(string)»)',
    'one(«ints», «predicate:bool(int)»)',
    'count(«ints», «predicate:bool(int)») > «small»',
    'count(«ints», «predicate:bool(int)») >= 1',
    'all(1..4, «predicate:bool(int)») and all(1..4, «predicate:bool(int)»)',
    'any(«ints», # > 1) or any(«ints», # > 2)',
    '«time» < «time»',
    '«duration» > «duration»',
    '«time».After(«time»)',
    'now() > «time»',
    '«time».Before(«time»)',
    '«time».Equal(«time») or «time».IsZero()',
    '«time» == «time»',
    '«time».IsDST()',
    '«duration» in [duration("1h"), «duration»]',
    '«bool» ? «bool» : «bool»',
    '«any» == nil',
    '«bytes» == «bytes»',
  ],
  strings: [
    'split(«string», «string»)',
    'split(«string», "/")',
    'split(«string», ".", «int»)',
    'splitAfter(«string», "-")',
    '["a", "b", "c"]',
    '[«string», «string»]',
    'map(«strings», «predicate:string(string)»)',
    'filter(«strings», «predicate:bool(string)»)',
    'sort(«strings»)',
    'sort(«strings», "desc")',
    'sortBy(«strings», «predicate:int(string)»)',
    'sortBy(«strings», #, "desc")',
    'reverse(«strings»)',
    'uniq(«strings»)',
    'take(«strings», «small»)',
    'concat(«strings», «strings»)',
    '«strings»[«int»:]',
    'keys({a: 1})',
  ],
  ints: [
    '1..«small»',
    '«small»..«small»',
    '[1, 2, 3]',
    '[«int», «int», «int»]',
    'map(1..«small», «predicate:int(int)»)',
    'map(«strings», len(#))',
    'map(«strings», #index)',
    'filter(«ints», «predicate:bool(int)»)',
    'map(filter(«ints», «predicate:bool(int)»), «predicate:int(int)»)',
    'filter(filter(«ints», «predicate:bool(int)»), «predicate:bool(int)»)',
    'sort(«ints»)',
    'sort([3, 1, 2], "desc")',
    'reverse(«ints»)',
    'uniq(«ints»)',
    'flatten([«ints», «ints»])',
    'values({a: «int»})',
    'take(«ints», «small»)',
    '«ints»[:«small»]',
    'concat(«ints», «ints»)',
  ],
  anys: [
    '[]',
    '[1, "a", true, nil]',
    '[1, 2.5]',
    '[«any», «any»]',
    '[«string», «int»]',
    '[[1], ["a"]]',
    'fromJSON("[1, \\"a\\", null, {\\"b\\": [2]}]")',
    'map(«ints», {«any»})',
    'map(«strings», {{k: #}})',
    'toPairs({a: «any»})',
    'values({a: «any»})',
    'flatten([«anys», [«any»]])',
    'concat(«anys», «strings»)',
    'concat([], [])',
    'filter(«anys», # != nil)',
    'reverse(«anys»)',
    'sort(«anys»)',
    'uniq(«anys»)',
  ],
  map: [
    '{}',
    '{a: «any»}',
    '{"a": «string», b: «int»}',
    '{(«string»): «any»}',
    '{a: {b: «any»}}',
    'fromJSON("{\\"a\\": {\\"b\\": 1}}")',
    'fromPairs([["a", «any»]])',
    'fromPairs(toPairs({a: «any»}))',
    'groupBy(«strings», len(#) > 3)',
    '$env',
  ],
  any: [
    'nil',
    '«string»',
    '«int»',
    '«float»',
    '«bool»',
    '«strings»',
    '«anys»',
    '«map»',
    'fromJSON(«json»)',
    '«map».a',
    '«map»["b"]',
    '«map»?.a?.c',
    '«anys»[«small»]',
    'first(«anys»)',
    'last([])',
    'get(«anys», «int»)',
    'find(«anys», # == 1)',
    '«bool» ? «any» : «any»',
    '«any» ?? «any»',
    'len',
    '«bytes»',
    '«bytes»[0]',
    'groupBy(«ints», # % 2)[0]',
    'reduce(«anys», #)',
    'let x = «any»; [x, x]',
    'fromJSON(toJSON(«any»))',
  ],
  time: [
    'date("2023-05-06")',
    'date("2023-05-06 07:08:09")',
    'date("2024-02-29T10:11:12Z")',
    'date("2024-12-31T23:59:59.123456+05:30")',
    'date(«string»)',
    'date("06/05/2023", "02/01/2006")',
    'date("2023-07-01 10:00", "2006-01-02 15:04", "Europe/Berlin")',
    '«time» + «duration»',
    '«time» - «duration»',
    '«time».UTC()',
    '«time».Add(«duration»)',
    '«time».Round(«duration»)',
    'date(timezone("Europe/Berlin"), "2023-07-01 10:00:00")',
    'date(«string», «layout»)',
    'date(«time».Format(«layout»), «layout»)',
    '«time».AddDate(«small», «small», «small»)',
    '«time».Truncate(«duration»)',
    '«time».In(timezone("America/New_York"))',
    'now().UTC()',
    'now(timezone("Asia/Tokyo"))',
    '«time».In(timezone("Local"))',
    'date(«time».Format("Mon, 02 Jan 2006 15:04:05 -0700"), "Mon, 02 Jan 2006 15:04:05 -0700")',
  ],
  duration: [
    'duration("1h30m")',
    'duration("1.5s")',
    'duration("-250ms")',
    'duration(«string»)',
    '«time» - «time»',
    '«duration» + «duration»',
    '«duration» * «int»',
    '«small» * «duration»',
    '«duration».Round(«duration»)',
    '«duration».Abs()',
    '«duration».Truncate(«duration»)',
    '«time».Sub(«time»)',
    'duration(«duration».String())',
  ],
  bytes: ["b'abc'", "b'\\xff\\x00'", "b''"],
};

const leaves: Readonly<Record<string, readonly string[]>> = {
  string: [
    "''",
    "'a'",
    "'-'",
    "'/'",
    "'src'",
    "'日本'",
    "'é'",
    "'Ǆ ß İ'",
    "'A-b_c'",
    "'\\u{1F600}'",
    "'12'",
    "'1.5'",
    "' x '",
    '"q\\"t"',
    '`raw`',
    'personID',
    'homeURL',
  ],
  int: ['0', '1', '2', '7', '-1', '100', '4294967296'],
  float: ['0.5', '2.0', '-1.25', '1e3'],
  bool: ['true', 'false'],
  strings: ["['x', 'y']", 'split(personID, "-")'],
  ints: ['[1, 2]', '1..4'],
  anys: ['[1, nil]', '["a", 2]', '[]'],
  map: ['{a: 1}', '{}'],
  any: ['nil', '1', "'s'", 'true', '[1]', '{a: 1}', '2.5'],
  time: ['date("2023-05-06")'],
  duration: ['duration("90s")'],
  bytes: ["b'x'"],
  small: ['0', '1', '2', '3', '5', '-1', '13'],
  pattern: [
    "'^https?://'",
    "'[a-z]+'",
    "'^\\\\w+-\\\\d+$'",
    "'(?i)SRC'",
    "'('",
    "'a{2,}'",
    '`\\d+`',
    "'('+'x'",
    'personID',
    "'[[:alpha:]]'",
    "'\\\\pL'",
  ],
  layout: [
    "'2006-01-02'",
    "'15:04:05'",
    "'Jan _2 06 3:04PM'",
    "'Monday, 02-Jan-06 15:04:05 MST'",
    "'002 .000 -07:00 Z0700'",
    'personID',
  ],
  json: [
    `'{"a": 1}'`,
    `'[1, 2.5, "x"]'`,
    `'"\\\\u00e9"'`,
    `'null'`,
    `'1e400'`,
    `'{"a":'`,
    `'{"a": {"b": null}}'`,
    `'  true '`,
    'personID',
  ],
};

const patternPieces: readonly string[] = [
  'a',
  'src',
  '-',
  '.',
  '[a-z]',
  '[^/]',
  '[[:digit:]]',
  '[[:^alpha:]x]',
  '[]a]',
  '[\\d_-]',
  '[z-a]',
  '\\d',
  '\\W',
  '\\pL',
  '\\p{Greek}',
  '\\PN',
  '\\b',
  '\\B',
  '\\A',
  '\\z',
  '\\Q.*\\E',
  '\\x41',
  '\\x{e9}',
  '\\1',
  '\\k',
  '^',
  '$',
  '(',
  '(',
  ')',
  ')',
  '(?:',
  '(?i)',
  '(?s-i:',
  '(?P<n>',
  '(?<m>',
  '(?=',
  '|',
  '*',
  '+',
  '?',
  '??',
  '{2}',
  '{1,}',
  '{0,3}?',
  '{1001}',
  'é',
  '日',
];

/** Writes random programs over the three variables; the same seed, the same programs. */
export class ProgramGenerator {
  readonly #random: Random;
  /** The sort of `#` in the predicates around, the innermost last. */
  #pointers: Sort[] = [];

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  program(): string {
    this.#pointers = [];
    const sort = this.#random.chance(50) ? 'string' : this.#random.pick(sorts);
    const depth = 1 + this.#random.below(4);
    const body = this.#expression(sort, depth);
    return sort === 'string' || this.#random.chance(30) ? body : `string(${body})`;
  }

  #expression(wanted: string, depth: number): string {
    if (this.#random.chance(2) && depth > 0) return this.#anyCall(depth);
    if (this.#random.chance(4) && !wanted.startsWith('predicate:')) return this.#untyped(wanted, depth);
    const sort = this.#random.chance(3) ? this.#random.pick(sorts) : wanted;
    if (sort === 'pattern' && this.#random.chance(60)) return this.#pattern();
    const predicate = /^predicate:(\w+)\((\w+)\)$/.exec(sort);
    if (predicate) return this.#predicate(predicate[1] ?? 'any', asSort(predicate[2]), depth);
    if (this.#pointers.at(-1) === sort && this.#random.chance(40)) return '#';
    const choices = depth <= 0 ? leaves[sort] : (formsOf(sort) ?? leaves[sort]);
    const form = this.#random.pick(choices ?? ['nil']);
    return form.replace(/«([^»]+)»/g, (_whole, name: string) => this.#operand(name, depth - 1));
  }

  /** A builtin with arguments that only a run can distinguish from those it accepts. */
  #anyCall(depth: number): string {
    const { name } = this.#random.pick(allBuiltins.filter((builtin) => builtin.name !== 'now'));
    const args = Array.from({ length: 1 + this.#random.below(3) }, () =>
      this.#untyped(this.#random.pick(sorts), depth - 1),
    );
    return `${name}(${args.join(', ')})`;
  }

  /** The checker knows nothing of an element of a mixed array. */
  #untyped(sort: string, depth: number): string {
    return `[${this.#operand(sort, depth - 1)}, nil][0]`;
  }

  /** A regular expression of a few pieces, good or not. */
  #pattern(): string {
    const length = 1 + this.#random.below(6);
    return `\`${Array.from({ length }, () => this.#random.pick(patternPieces)).join('')}\``;
  }

  /** Mostly in parentheses, as the forms know nothing of precedence; sometimes without, to test just that. */
  #operand(name: string, depth: number): string {
    const text = this.#expression(name, depth);
    const isSimple = /^[\w#$'"`.-]*$/.test(text) || name.startsWith('predicate:');
    return isSimple || this.#random.chance(25) ? text : `(${text})`;
  }

  #predicate(output: string, element: Sort, depth: number): string {
    this.#pointers.push(element);
    const body = this.#expression(output, Math.max(0, depth));
    this.#pointers.pop();
    return this.#random.chance(20) ? `{${body}}` : body;
  }
}

function asSort(name: string | undefined): Sort {
  return sorts.find((sort) => sort === name) ?? 'any';
}

function formsOf(name: string): readonly string[] | undefined {
  const sort = sorts.find((known) => known === name);
  return sort && forms[sort];
}

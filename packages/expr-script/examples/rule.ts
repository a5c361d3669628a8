import { compile, complete, run } from 'expr-script';

// Which orders ship for free: a rule as a Go service evaluates it, with the types that it declares.
const order = { total: 'float64', country: 'string', items: [{ name: 'string', count: 'int' }] } as const;
const rule = 'order.total > 50 and order.country in ["CH", "LI"] and all(order.items, .count > 0)';

const program = compile(rule, { variables: { order }, as: 'bool' });
if (!program.ok) throw new Error(program.error.message);

const outcome = run(program, { order: { total: 72.5, country: 'CH', items: [{ name: 'tea', count: 2n }] } });
console.log(outcome.ok && outcome.value); // true

// What may follow while somebody types.
const typed = 'order.';
const offered = complete(typed, typed.length, { variables: { order } });
console.log(offered.map(({ label }) => label)); // [ 'total', 'country', 'items' ]

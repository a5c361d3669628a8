import { spawnSync } from 'node:child_process';

const succeeds = (command, ...parameters) => spawnSync(command, parameters, { stdio: 'ignore' }).status === 0;
const hasGo = succeeds('go', 'version');
const hasCommit = succeeds('git', 'rev-parse', '--verify', '--quiet', 'HEAD');

/** `npm test`: what every change has to pass. Tests with the tag `slow` are left out, and seeded properties run a twentieth of their cases. */
export const quick = [
  [
    { name: 'types', command: 'npm run typecheck' },
    { name: 'lint', command: 'npm run lint' },
  ],
  { name: 'unit tests', command: 'npm run unit -- --tags-filter=!slow', env: { FUZZ_FACTOR: '0.05' } },
  // The copies for hosts are a third of the build, and no journey asks for them.
  { name: 'build', command: 'npm run build', env: { COPIES_FOR_HOSTS: 'no' } },
  { name: 'size budget', command: 'node scripts/checkSize.mjs' },
  {
    name: 'browser journeys',
    command: 'npm run e2e -- --grep-invert @slow',
    env: { HAND_SCRIPTS: '1', KEY_SCRIPTS: '1', MASK_SCRIPTS: '4' },
  },
];

/** What `npm run test:all` runs after `npm test`. */
export const rest = [
  // Compiled before the tests, which would each wait for it on a machine that has never done it.
  ...(hasGo ? [{ name: 'reference program', command: 'go build -C reference ./...' }] : []),
  // Of the others, `npm test` has run all that there is.
  { name: 'seeded and slow unit tests with all cases', command: 'npm run unit:seeded' },
  { name: 'build of everything', command: 'npm run build:all' },
  { name: 'size budget of everything', command: 'node scripts/checkSize.mjs --all' },
  // Its files may not need each other to start.
  { name: 'command line', command: 'node dist-cli/arconf.js check src/config/fixtures/00-complete.hjson' },
  { name: 'slow browser journeys', command: 'npm run e2e -- --grep @slow' },
  // Other scripts than those of `npm test`, and more.
  {
    name: 'typing in form and text',
    command: 'npm run e2e -- hand typedInForm masks --grep-invert @slow',
    env: { HAND_SEED: '8', KEY_SEED: '2', MASK_SEED: '12' },
  },
  { name: 'examples of CONTRIBUTING.md', command: 'npm run test:contributing' },
  { name: 'regular expressions', command: 'npm run test:expressions' },
  { name: 'packed packages', command: 'npm run test:packages' },
  { name: 'packed command line', command: 'npm run test:cli' },
  { name: 'checks from the server', command: 'npm run test:server-check' },
  // Their libraries take minutes to compile on a machine that has never done it, more than a test may.
  ...(hasGo
    ? [
        { name: 'libraries of consumers', command: 'go build -C reference/consumers -o /dev/null .' },
        { name: 'libraries of messages', command: 'go build -C reference/messages -o /dev/null .' },
        { name: 'libraries of PostgreSQL', command: 'go build -C reference/pgx -o /dev/null .' },
      ]
    : []),
  { name: 'consumers', command: 'npm run test:consumers' },
  { name: 'Lighthouse', command: 'npm run lighthouse' },
  // Another seed than that of the slow journeys, and longer.
  { name: 'random walk', command: 'npm run e2e -- randomWalk', env: { WALK_SEEDS: '2', WALK_STEPS: '400' } },
  { name: 'other engines', command: 'npm run e2e:engines' },
  { name: 'hosts', command: 'npm run test:hosts' },
  // Of a commit: there is none where the sources came without their history.
  ...(hasCommit ? [{ name: 'release', command: 'npm run release' }] : []),
];

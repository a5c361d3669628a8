import { expect, test } from 'vitest';
import { refusalOfNames, written } from '../../testing/targets.ts';

test('docker run gets the variables', () =>
  expect(written('docker-run', '{}')).toBe(
    `docker run \\\n  --env-file /dev/stdin \\\n  server-image <<'END'\nSERVICE_CONFIG_HJSON={}\nNO_PROXY=a, b\nEND\n`,
  ));

test('the file is mounted where the server looks for it', () =>
  expect(written('docker-mount', '')).toBe(
    `docker run \\\n  --mount type=bind,source="$PWD/config.json",target=/app/config/config.json,readonly \\\n  --env-file /dev/stdin \\\n  server-image <<'END'\nNO_PROXY=a, b\nEND\n`,
  ));

test.each(['x; rm', 'Upper/Case'])('the image %j is refused', (image) =>
  expect(refusalOfNames('docker-run', { image })).toContain('Image: '),
);

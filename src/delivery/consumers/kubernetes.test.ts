import { expect, test } from 'vitest';
import { refusalOfNames, written } from '../../testing/targets.ts';

test('the manifests are complete: a block for the file, a separate Secret for the other variables', () => {
  expect(written('kubernetes-file', '# note\n{\n\n  a: 1\n}\n', { image: 'registry.example.com/server:3.42' })).toBe(
    `apiVersion: v1
kind: Secret
metadata:
  name: 'server-config'
type: Opaque
stringData:
  config.json: |
    # note
    {

      a: 1
    }
---
apiVersion: v1
kind: Secret
metadata:
  name: 'server-config-environment'
type: Opaque
stringData:
  NO_PROXY: 'a, b'
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: 'server'
spec:
  selector:
    matchLabels:
      app: 'server'
  template:
    metadata:
      labels:
        app: 'server'
    spec:
      containers:
        - name: 'server'
          image: 'registry.example.com/server:3.42'
          envFrom:
            - secretRef:
                name: 'server-config-environment'
          volumeMounts:
            - name: config
              mountPath: /app/config/config.json
              subPath: config.json
              readOnly: true
      volumes:
        - name: config
          secret:
            secretName: 'server-config'
`,
  );
});

test.each([
  ['kubernetes-file', ['Secret', 'Secret']],
  ['kubernetes-env', ['Secret']],
])('%s has no Deployment until its image is named', (id, kinds) => {
  const kindsIn = (text: string) => [...text.matchAll(/^kind: (\w+)$/gm)].map(([, kind]) => kind);
  expect(kindsIn(written(id, '{}'))).toEqual(kinds);
  expect(kindsIn(written(id, '{}', { image: 'server:3.42' }))).toEqual([...kinds, 'Deployment']);
});

test.each([
  ['kubernetes-file', { name: 'Review' }, 'Secret: '],
  ['kubernetes-file', { name: 'x'.repeat(52) }, 'up to 51'],
  ['kubernetes-file', { namespace: 'a_b' }, 'Namespace: '],
  ['kubernetes-env', { service: 'a-' }, 'Deployment: '],
])('%s refuses %o', (id, names, reason) => expect(refusalOfNames(id, names)).toContain(reason));

test('what is larger than a Secret is refused', () =>
  expect(written('kubernetes-file', 'x'.repeat(1_048_577))).toMatch(/^refused: .*Secret over 1 MiB/));

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../consumers/consumer.ts';

/** The files of a certificate with its key. */
export interface CertificateFiles {
  readonly certificate: string;
  readonly key: string;
}

const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';

/** A certificate authority of the test, and certificates for this machine: one that is good, and one for each fault. */
export function makeCertificates(folder: string) {
  const file = (name: string) => join(folder, name);
  const openssl = (...words: readonly string[]) => run('openssl', words, { cwd: folder });
  const request = (name: string, subject: string) => {
    const files = ['-keyout', `${name}.key`, '-out', `${name}.csr`];
    openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', ...files, '-subj', `/CN=${subject}`);
  };
  const authority = (name: string, issuer?: string) => {
    request(name, name);
    sign(name, issuer, 'basicConstraints=critical,CA:TRUE', '30');
  };
  const sign = (name: string, issuer: string | undefined, extensions: string, days: string) => {
    writeFileSync(file(`${name}.ext`), extensions);
    const by = issuer
      ? ['-CA', `${issuer}.crt`, '-CAkey', `${issuer}.key`, '-CAcreateserial']
      : ['-signkey', `${name}.key`];
    const words = ['-req', '-in', `${name}.csr`, '-out', `${name}.crt`, '-days', days, '-extfile', `${name}.ext`];
    openssl('x509', ...words, ...by);
  };
  const leaf = (name: string, issuer: string, extensions = names, days = '200'): CertificateFiles => {
    request(name, 'localhost');
    sign(name, issuer, extensions, days);
    return { certificate: file(`${name}.crt`), key: file(`${name}.key`) };
  };
  const selfSigned = (name: string, extensions: string): CertificateFiles => {
    request(name, 'example.test');
    sign(name, undefined, extensions, '200');
    return { certificate: file(`${name}.crt`), key: file(`${name}.key`) };
  };
  authority('authority');
  authority('between', 'authority');
  authority('stranger');
  return {
    authority: file('authority.crt'),
    good: leaf('good', 'authority'),
    otherName: leaf('other', 'authority', 'subjectAltName=DNS:example.test'),
    expired: leaf('expired', 'authority', names, '-1'),
    soon: leaf('soon', 'authority', names, '12'),
    incomplete: leaf('incomplete', 'between'),
    untrusted: leaf('untrusted', 'stranger'),
    /** Signed by itself, for another name. */
    selfSigned: selfSigned('self', 'subjectAltName=DNS:example.test'),
    stranger: file('stranger.crt'),
  };
}

export type Certificates = ReturnType<typeof makeCertificates>;

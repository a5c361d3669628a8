import { browserChecks } from './browserChecks.ts';
import { containerImage } from './containerImage.ts';
import type { Host } from './host.ts';
import { hostChecks } from './hostChecks.ts';
import { installedHosts } from './installedHosts.ts';

/** Every host that the page is tried on. */
export const hosts: readonly Host[] = [...installedHosts, containerImage];
/** Every check, by its title, in the order of the table. */
export const checks: readonly string[] = [...hostChecks.map(({ title }) => title), ...Object.values(browserChecks)];

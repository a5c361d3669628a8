import { amazonRds } from './amazonRds.ts';
import { amazonSes } from './amazonSes.ts';
import { auth0 } from './auth0.ts';
import { azureDatabase } from './azureDatabase.ts';
import { cloudSql } from './cloudSql.ts';
import { entraId } from './entraId.ts';
import { google } from './google.ts';
import { googleWorkspace } from './googleWorkspace.ts';
import { keycloak } from './keycloak.ts';
import { microsoft365 } from './microsoft365.ts';
import { okta } from './okta.ts';
import type { Preset } from './preset.ts';

/** Every preset, in the order of the menus. */
export const presets: readonly Preset[] = [
  azureDatabase,
  amazonRds,
  cloudSql,
  entraId,
  keycloak,
  okta,
  google,
  auth0,
  microsoft365,
  googleWorkspace,
  amazonSes,
];

import { findNamed, type ReferenceForm } from '../form.ts';

/** Backends that keep the value elsewhere: that of `ref+echo://` is the text after it. */
const backends = [
  ...['vault', 'awssecrets', 'awsssm', 'awskms', 'gcpsecrets', 'gcs', 's3', 'azurekeyvault', 'sops', 'file', 'gitlab'],
  ...['onepassword', 'onepasswordconnect', 'op', 'doppler', 'conjur', 'k8s', 'pulumistateapi', 'tfstate', 'bitwarden'],
].join('|');

/** Parameters that say where the value is; others may hold credentials. */
const parameters = [
  'region',
  'profile',
  'version',
  'version_id',
  'version_stage',
  'format',
  'address',
  'namespace',
].join('|');

/** `ref+BACKEND://PATH`. See https://github.com/helmfile/vals */
export const vals: ReferenceForm = {
  id: 'vals',
  filledBy: 'vals or helmfile',
  place: { example: 'vault://path/to/item#/field', before: 'ref+' },
  write: (place) => `ref+${place}`,
  note: '`vals eval` replaces it. Not tested by us.',
  find: (text) =>
    findNamed(
      new RegExp(
        String.raw`(?<![\w+])ref\+(?:${backends}):\/\/[\w./-]+(?:[?&](?:${parameters})=[\w./:-]*)*(?:#\/?[\w./-]+)?`,
        'g',
      ),
      text,
      false,
    ),
};

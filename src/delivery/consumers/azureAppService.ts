import { allVariables, type Target } from './target.ts';

/** The same JSON needs no separate reader: a list of `{name, value}`. */
export const azureAppService: Target = {
  id: 'azure',
  title: 'Azure App Service settings',
  group: 'Infrastructure',
  way: 'variable',
  fileName: 'appsettings.json',
  limit: {
    bytes: 10_000,
    isUncertain: true,
    reason: 'Users report a limit of about 10,000 characters for one setting.',
  },
  untested: 'plain JSON, tested with JSON readers only',
  hint: 'For `az webapp config appsettings set --settings @appsettings.json`. On Linux, backslashes may have to be doubled: check the value that arrives.',
  encode(parts) {
    const settings = allVariables(parts).map((variable) => ({ ...variable, slotSetting: false }));
    return { ok: true, text: `${JSON.stringify(settings, null, 2)}\n` };
  },
};

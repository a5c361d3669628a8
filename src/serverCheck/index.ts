/**
 * A check from the server's side: a script for people to read and to run where a configuration is used, and what its report says about each
 * option. Nothing here connects to anything. Start at `planServerCheck.ts`; `check.sh` is the script, `readReport.ts` parses what it
 * printed, `findings.ts` has the sentences.
 */
export { type CheckCommand, checkCommands, writeCheckScript } from './checkScript.ts';
export { damageOf, type Finding, findingsOf, type ServerFix } from './findings.ts';
export { type CheckPlan, checkedValues, planServerCheck } from './planServerCheck.ts';
export { readReport, type ServerReport } from './readReport.ts';
export { type CheckedMark, markKind, marksOf, reportProblems } from './reportProblems.ts';
export { momentInWords } from './sentences.ts';

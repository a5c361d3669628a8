/** Starts the page as a single file (docs/single-file.md). */
import { keepDroppedFiles } from './app/shell/firstFrame/keepDroppedFiles.ts';
import './main.tsx';

keepDroppedFiles(window);
// It is after this script in the file, so that it is shown only if the script was refused.
addEventListener('DOMContentLoaded', () => document.getElementById('not-started')?.remove());

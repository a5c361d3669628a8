/** The page as a single file: what its script does beside the page's own start (docs/single-file.md). */
import { keepDroppedFiles } from './app/shell/firstFrame/keepDroppedFiles.ts';
import './main.tsx';

keepDroppedFiles(window);
// It is behind this script in the file, so that nobody sees it unless the script was refused.
addEventListener('DOMContentLoaded', () => document.getElementById('not-started')?.remove());

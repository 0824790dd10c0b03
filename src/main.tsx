import { readEnv } from './infrastructure/env/Env.ts';
import { showPlainMessage } from './main/showPlainMessage.ts';
import { startPage } from './main/startPage.tsx';
import './ui/shared/styles/global.scss';

const root = document.getElementById('root');
const env = readEnv(window.__ENV__);
if (root && env.ok) startPage(env.value, root);
else if (root && !env.ok)
  showPlainMessage(root, `This page is not set up: the setting “${env.error.setting}” is missing or malformed.`);

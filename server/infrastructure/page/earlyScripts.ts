import { PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';
import type { EarlyRequest } from './earlyRequests.ts';
import { jsonForScript } from './escapeHtml.ts';
import { type Env, envSchema } from '../../../contract/env.ts';

// These scripts run before the application's module and the first paint. They share storage keys with it (`theme` and
// `signedInUntil` in local storage, `session` and `reviewSession` in session storage) and `Early` of the contract.

/** Milliseconds by which a background tab may renew expired tokens late. */
const LATENESS = 120_000;
/** Milliseconds that the form waits for the script that asks other tabs. */
const PATIENCE = 1000;

/**
 * In the head. Removes secrets from the address before other code can read them: the result of an identity provider
 * [RT-5] and the token of a password link [AU-17]. Also removes `?set-password`, applies the theme, and detects a
 * session, so that the form does not flash. `data-session` is `kept` for a session in this tab, `asked` if another tab
 * probably has one, `taken` if a value was removed, and `framed` in another site's frame. That frame gets `widgetUtils`
 * [NV-3], and its user may have changed. A password link pasted into its own page changes only the hash, so the page is
 * reloaded. A preview link never asks other tabs. A tab with a session paints the sidebar's outline at once
 * (`frame.scss`).
 */
export const headScript = `(function(){var e=document.documentElement,l=location,s=l.search,h=l.hash;
var a=l.pathname==='/login'&&(h.length>1||/[?&](code|error|state)=/.test(s));
var f=s==='?set-password';if(a||f||h.indexOf('#set-password=')===0){e.dataset.session='taken';
window.__EARLY__={taken:{search:s,hash:h}};history.replaceState(null,'',a||f?l.pathname:l.pathname+s)}
addEventListener('hashchange',function(){if(l.hash.indexOf('#set-password=')===0)l.reload()});
if(self!==top){window.widgetUtils={};e.dataset.session='framed';try{sessionStorage.removeItem('session')}catch(_){}}
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.dataset.theme=t}catch(_){}
try{if(sessionStorage.getItem('session')){e.dataset.session='kept';if(l.pathname!=='${PREVIEW_PATH}')e.dataset.frame='shell'}
else if(!e.dataset.session&&l.pathname!=='${PREVIEW_PATH}'&&localStorage.getItem('signedInUntil')>Date.now()-${LATENESS})e.dataset.session='asked'}catch(_){}})()`;

/**
 * In the head, for signed-in users. Fetches the page's scripts and data in parallel, but company data only for the
 * session's companies. The application repeats failed requests. Every page sets `textsRelease`.
 */
export const signedInScript = (files: readonly string[], requests: readonly EarlyRequest[], release: string): string =>
  `(function(){var early=window.__EARLY__=Object.assign(window.__EARLY__||{},{textsRelease:${jsonForScript(release)}});
if(!document.documentElement.dataset.session)return;
function kept(key){try{return JSON.parse(sessionStorage.getItem(key))||{}}catch(_){return {}}}
var answers={},session=kept('session');early.answers=answers;
var companies=session.tokenExpiryTime>Date.now()?[session.loggedInCompanyId,kept('reviewSession').merchantId]:[];
var csrf;try{csrf=/(?:^|; *)XSRF-TOKEN=([^;]*)/.exec(document.cookie)}catch(_){}
${jsonForScript(requests)}.forEach(function(asked){var headers={accept:'application/json'},body;
if(asked.companyId){if(!companies.includes(asked.companyId))return;
headers.authorization=session.tokenType+' '+session.accessToken}
if(asked.body){asked.body.token=session.accessToken;body=JSON.stringify(asked.body);
headers['content-type']='application/json';if(csrf)headers['x-xsrf-token']=decodeURIComponent(csrf[1])}
var answer=fetch(asked.url,{method:asked.method,headers:headers,body:body,credentials:'same-origin',cache:asked.cache});
answer.catch(function(){});answers[asked.method+' '+asked.url+' '+(body||'')]=answer});
${jsonForScript(files)}.forEach(function(file){var link=document.createElement('link');
if(file.endsWith('.css')){link.rel='preload';link.as='style';link.crossOrigin=''}else link.rel='modulepreload';
link.href=file;document.head.append(link)});
setTimeout(function(){Object.keys(answers).forEach(function(key){delete answers[key]})},30000)})()`;

/**
 * After the form. Removes it if a session exists or sign-in is in progress. If other tabs were not asked in time, shows
 * it (`late`). Holds an early submit until the application listens. A submit retries a failed load of the application.
 */
export const bodyScript = `(function(){var e=document.documentElement;
if(e.dataset.session&&e.dataset.session!=='asked'){document.getElementById('root').replaceChildren();delete e.dataset.session}
if(e.dataset.session)setTimeout(function(){if(e.dataset.session)e.dataset.session='late'},${PATIENCE});
var early=window.__EARLY__=Object.assign(window.__EARLY__||{},{release:function(){document.removeEventListener('submit',hold,true)}});
function hold(event){event.preventDefault();early.submitted=event.target.name;if(early.again)early.again()}
document.addEventListener('submit',hold,true)})()`;

export const headStyle = 'html[data-session]:not([data-session=late]) #root{visibility:hidden}';

/**
 * Starts the application in the second frame, after the form is painted, or at once if no form is visible. A failed
 * load is retried when the browser is online again or on submit. A user who has submitted the form sees an error.
 */
export const startScript = (src: string): string => `var early=window.__EARLY__;
function say(...lines){var place=document.querySelector('#root form [role=alert]');if(!place)return;
place.replaceChildren();if(!lines.length)return;
var message=document.createElement('p');lines.forEach(function(line,at){if(at)message.append(document.createElement('br'));
message.append(line)});place.append(message)}
function start(){early.again=undefined;say();import(${JSON.stringify(src)}).catch(function(){early.again=start;
addEventListener('online',retry,{once:true});
if(early.submitted){var error=JSON.parse(document.getElementById('boot').textContent).bundle.errors.unreachable;
say(error.title,error.description)}})}
function retry(){if(early.again)start()}
if(document.hidden||document.documentElement.dataset.session||!document.querySelector('#root form')||performance.getEntriesByType('paint').length)start();
else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))`;

/** Content of `/env.js`. The schema removes every key that it does not list. */
export const envScript = (env: Env): string => `window.__ENV__=${jsonForScript(envSchema.parse(env))};`;

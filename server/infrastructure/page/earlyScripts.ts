import { PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';
import type { EarlyRequest } from './earlyRequests.ts';
import { jsonForScript } from './escapeHtml.ts';
import { type Env, envSchema } from '../../../contract/env.ts';

// The scripts below run before the application's module and the first paint.
// Scripts and module share `theme` and `signedInUntil` in local storage, and the type `Early`.
// Scripts and module also share `session` and `reviewSession` in session storage.

/** Milliseconds after the expiry of tokens during which a background tab may still renew them. */
const RENEWAL_DELAY = 120_000;
/** Milliseconds until the form is shown if the script that queries other tabs has not loaded. */
const LATE_AFTER = 1000;

/**
 * Runs in the head. Removes secrets from the address before other code can read them: the result of an identity
 * provider [RT-5] and the token of a password link [AU-17]. Also removes `?set-password`, applies the theme, and
 * detects a session, so that the form does not flash. In another site's frame, adds `widgetUtils` [NV-3] and deletes
 * the session, because its user may have changed.
 * `data-session` is `kept` if this tab has a session, and `asked` if another tab probably has one. It is `taken` if a
 * value was removed from the address, and `framed` in another site's frame.
 * The page of a preview link never queries other tabs. Pasting a password link into an open page changes only the hash,
 * so the script reloads the page. A tab with a session paints the outline of the sidebar at once (`frame.scss`).
 */
export const headScript = `(function(){var e=document.documentElement,l=location,s=l.search,h=l.hash;
var a=l.pathname==='/login'&&(h.length>1||/[?&](code|error|state)=/.test(s));
var f=s==='?set-password';if(a||f||h.indexOf('#set-password=')===0){e.dataset.session='taken';
window.__EARLY__={taken:{search:s,hash:h}};history.replaceState(null,'',a||f?l.pathname:l.pathname+s)}
addEventListener('hashchange',function(){if(l.hash.indexOf('#set-password=')===0)l.reload()});
if(self!==top){window.widgetUtils={};e.dataset.session='framed';try{sessionStorage.removeItem('session')}catch(_){}}
try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')e.dataset.theme=t}catch(_){}
try{if(sessionStorage.getItem('session')){e.dataset.session='kept';if(l.pathname!=='${PREVIEW_PATH}')e.dataset.frame='shell'}
else if(!e.dataset.session&&l.pathname!=='${PREVIEW_PATH}'&&localStorage.getItem('signedInUntil')>Date.now()-${RENEWAL_DELAY})e.dataset.session='asked'}catch(_){}})()`;

/**
 * Runs in the head, for signed-in users. Fetches the page's scripts and data in parallel. Fetches company data only for
 * companies of the session. The application repeats failed requests. Every page sets `textsRelease`.
 */
export const signedInScript = (files: readonly string[], requests: readonly EarlyRequest[], release: string): string =>
  `(function(){var early=window.__EARLY__=Object.assign(window.__EARLY__||{},{textsRelease:${jsonForScript(release)}});
if(!document.documentElement.dataset.session)return;
function storedRecord(key){try{return JSON.parse(sessionStorage.getItem(key))||{}}catch(_){return {}}}
var answers={},session=storedRecord('session');early.answers=answers;
var companies=session.tokenExpiryTime>Date.now()?[session.loggedInCompanyId,storedRecord('reviewSession').merchantId]:[];
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
 * Runs after the form. Removes the form if a session exists or sign-in is in progress. Shows the form (`late`) if other
 * tabs were not queried in time. Stops an early submit until the application handles it. A submit also retries loading
 * the application.
 */
export const bodyScript = `(function(){var e=document.documentElement;
if(e.dataset.session&&e.dataset.session!=='asked'){document.getElementById('root').replaceChildren();delete e.dataset.session}
if(e.dataset.session)setTimeout(function(){if(e.dataset.session)e.dataset.session='late'},${LATE_AFTER});
var early=window.__EARLY__=Object.assign(window.__EARLY__||{},{release:function(){document.removeEventListener('submit',hold,true)}});
function hold(event){event.preventDefault();early.submitted=event.target.name;if(early.again)early.again()}
document.addEventListener('submit',hold,true)})()`;

export const headStyle = 'html[data-session]:not([data-session=late]) #root{visibility:hidden}';

/**
 * Starts the application in the second frame, after the form is painted, or at once if no form is visible. Retries a
 * failed load when the browser is online again or the user submits the form. Shows an error to a user who has submitted
 * it.
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

/** Content of `/env.js`. The schema removes all keys that it does not list, so no other setting becomes public. */
export const envScript = (env: Env): string => `window.__ENV__=${jsonForScript(envSchema.parse(env))};`;

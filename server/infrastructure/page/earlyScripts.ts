import { PREVIEW_PATH } from '../../../src/domain/navigation/place.ts';
import type { EarlyRequest } from './earlyRequests.ts';
import { jsonForScript } from './escapeHtml.ts';

// These run before the application's module and before the first paint; they share its storage keys (`theme` and
// `signedInUntil` in local storage, `session` and `reviewSession` in session storage) and `Early` of the contract.

/** A tab in the background renews its tokens later than they expire, in milliseconds. */
const LATENESS = 120_000;
/** How long the form waits for the script that asks other tabs, in milliseconds. */
const PATIENCE = 1000;

/**
 * In the head: what an identity provider sent a person back with [RT-5] and the token of a password link [AU-17] are taken
 * out of the address before anything else can read them, `?set-password` of who forgot one too; the person's theme; and whether somebody is signed in, so that the
 * form does not flash up. `kept`: in this tab; `asked`: in another, very likely, which the application's script asks;
 * `taken`: what was taken goes first; `framed`: by the site around the page, whose utilities (`widgetUtils`) are there then
 * [NV-3], and whose person may be another now. A password link that is pasted over the address of its own page changes the
 * hash alone, which loads nothing: the page is loaded anew, so that the link is taken all the same. For who opens a link to a
 * preview no other tab is asked. A tab with a session paints the outline of the sidebar at once (`frame.scss`).
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
 * In the head, for who is signed in: the scripts of the page and what it is drawn with are asked for at once, beside each
 * other; of companies only those that the session is for. What does not come is asked for again by the application.
 * Everyone's page is told which texts it was made with (`textsRelease`).
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
 * After the form: takes it away for who is signed in or about to be. Where nobody has asked other tabs before long it is
 * shown (`late`), and they are asked once the script is there. An early submit is held until the application listens; where
 * its script did not come, it asks for it again.
 */
export const bodyScript = `(function(){var e=document.documentElement;
if(e.dataset.session&&e.dataset.session!=='asked'){document.getElementById('root').replaceChildren();delete e.dataset.session}
if(e.dataset.session)setTimeout(function(){if(e.dataset.session)e.dataset.session='late'},${PATIENCE});
var early=window.__EARLY__=Object.assign(window.__EARLY__||{},{release:function(){document.removeEventListener('submit',hold,true)}});
function hold(event){event.preventDefault();early.submitted=event.target.name;if(early.again)early.again()}
document.addEventListener('submit',hold,true)})()`;

export const headStyle = 'html[data-session]:not([data-session=late]) #root{visibility:hidden}';

/**
 * Starts the application. A served form is painted first, and is on the screen by the second frame: what a person sees
 * and types into does not wait for what will handle it. A page nobody looks at paints nothing, so it starts at once.
 * A script that does not come is asked for again when the line is back or on submit; who has submitted is told so.
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

import { sha256 } from '@bridge/shared/hash'

/**
 * Any page's script can set more cookies than servers accept in a request, and the visitor could then not open any
 * page of the site until those cookies expire. The site sets no cookies that a script can see, so the refusal removes
 * all of those, whatever path and domain they were set for. If `withoutCookies` has already removed them, only a reload
 * is needed.
 */
const script = [
  'const isLarge=()=>document.cookie.length>4000,wasLarge=isLarge();',
  'if(wasLarge){',
  "const names=document.cookie.split('; ').map(one=>one.split('=')[0]),paths=['/'],hosts=[''];",
  "location.pathname.split('/').reduce((above,name)=>(paths.push(above+'/'+name,above+'/'+name+'/'),above+'/'+name));",
  "location.hostname.split('.').forEach((_,at,all)=>hosts.push(';domain='+all.slice(at).join('.')));",
  "for(const name of [...names,''])for(const path of paths)for(const host of hosts)",
  "for(const more of ['',';secure',';secure;partitioned'])",
  "document.cookie=(name&&name+'=')+'x;max-age=0;path='+path+host+more}",
  "if(!isLarge()&&(wasLarge||performance.getEntriesByType('navigation')[0].type!='reload'))location.reload()",
].join('')

export const tooLarge = `<!doctype html><title>Request too large</title><p>This request is too large. If the site has set cookies in your browser, they are being removed.</p><script>${script}</script>`

export const onTooLarge: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${sha256(script)}'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
}

/**
 * Cookies set only for the path of code, pins or fonts reach no document, so no script of ours can remove them. This
 * header removes cookies of the whole domain, so other sites must not be able to provoke it (isOfCookies).
 */
export const withoutCookies: Readonly<Record<string, string>> = { 'clear-site-data': '"cookies"' }

/**
 * Maximum length of a line without cookies, in bytes. Other sites can make a browser send a long address (which
 * contains no spaces) and 4 KB of referrer.
 */
const longestOther = 8192

/** Whether cookies make a request too large, judging by a piece of it. */
export const isOfCookies = (piece: Buffer): boolean =>
  piece
    .toString('latin1')
    .split('\r\n')
    .some((line) => line.length > longestOther && /; [^;=]+=/.test(line))

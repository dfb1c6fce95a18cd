import { sha256 } from '@bridge/shared/hash'

/**
 * Any page's script can set more cookies than servers accept in a request, and the visitor could open nothing here for
 * as long as these last. The site sets none that a script sees, so the refusal removes them, whatever path and domain
 * they were set for. Not by Clear-Site-Data, which other sites could provoke to have a visitor logged out elsewhere on
 * the domain.
 */
const script = [
  'if(document.cookie.length>4000){',
  "const names=document.cookie.split('; ').map(one=>one.split('=')[0]),paths=['/'],hosts=[''];",
  "location.pathname.split('/').reduce((above,name)=>(paths.push(above+'/'+name,above+'/'+name+'/'),above+'/'+name));",
  "location.hostname.split('.').forEach((_,at,all)=>hosts.push(';domain='+all.slice(at).join('.')));",
  "for(const name of [...names,''])for(const path of paths)for(const host of hosts)",
  "for(const more of ['',';secure',';secure;partitioned'])",
  "document.cookie=(name&&name+'=')+'x;max-age=0;path='+path+host+more;",
  'if(document.cookie.length<4000)location.reload()}',
].join('')

export const tooLarge = `<!doctype html><title>Request too large</title><p>This request is too large. If the site has set cookies in your browser, they are being removed.</p><script>${script}</script>`

export const onTooLarge: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; script-src 'sha256-${sha256(script)}'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
}

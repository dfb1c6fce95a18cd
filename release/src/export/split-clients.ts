import type { Release } from '../records/releases.ts'

const head = `# Written by 'pnpm release export'. Include it in nginx's http block; docs/shares.md says when to reload nginx.\n`

/**
 * The address as in clientOf(): for IPv6, the first four groups. nginx writes the longest run of zero groups as '::',
 * so the groups after it show how many it stands for.
 */
const visitor = `map $remote_addr $bridge_visitor {
  default $remote_addr;
  "~^::ffff:([0-9.]+)$" $1;
  "~^((?:[0-9a-f]+:){3}[0-9a-f]+):" $1;
  "~^((?:[0-9a-f]+:){2}[0-9a-f]+)::" $1:0;
  "~^([0-9a-f]+:[0-9a-f]+)::([0-9a-f]+)(?::[0-9a-f]+){4}$" $1:0:$2;
  "~^([0-9a-f]+:[0-9a-f]+)::" $1:0:0;
  "~^([0-9a-f]+)::([0-9a-f]+:[0-9a-f]+)(?::[0-9a-f]+){4}$" $1:0:$2;
  "~^([0-9a-f]+)::([0-9a-f]+)(?::[0-9a-f]+){4}$" $1:0:0:$2;
  "~^([0-9a-f]+)::" $1:0:0:0;
  "~^::((?:[0-9a-f]+:){2}[0-9a-f]+)(?::[0-9a-f]+){4}$" 0:$1;
  "~^::([0-9a-f]+:[0-9a-f]+)(?::[0-9a-f]+){4}$" 0:0:$1;
  "~^::([0-9a-f]+)(?::[0-9a-f]+){4}$" 0:0:0:$1;
  "~^::" 0:0:0:0;
}
`

/** Suffix of the tree served to visitors in the share; unique to each shared version. */
export const sideOf = (salt: string): string => `-${salt}`

/** nginx's part in a share: it places visitors as `serve` does, and keeps caches in front from mixing the sides. */
export function splitClients({ shared }: Release): string {
  if (!shared) return `${head}map "" $bridge_side { default ""; }\nmap "" $bridge_private { default ""; }\n`
  const { salt, percent } = shared
  return `${head}${visitor}split_clients "${salt}$bridge_visitor$http_user_agent" $bridge_side {
  ${percent}% "${sideOf(salt)}";
  * "";
}
map "" $bridge_private { default "private, "; }
`
}

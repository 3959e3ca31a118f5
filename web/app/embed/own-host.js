/**
 * A frame without an origin has no `'self'` in WebKit, so the policy that stands in embed.html allows every host. Its
 * script knows the host that it came from, and adds a second policy: from then on both hold, and only that host is
 * asked for anything.
 */

/** The hosts that a policy can name: no file, and no address of IPv6. */
const NAMED = /^https?:\/\/[\w.-]+(?::\d+)?$/;

/**
 * @param {string} address of a script of this site
 * @returns {string | null} the policy, which only takes away from one that says more; null where none can be written
 */
export function ownHostPolicy(address) {
  const { origin } = new URL(address);
  return NAMED.test(origin) ? `default-src ${origin} data: 'wasm-unsafe-eval'` : null;
}

/** From now on the document asks no host but that of the script. @param {string} address of the script */
export function keepToOwnHost(address) {
  const policy = ownHostPolicy(address);
  if (!policy) return;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
}

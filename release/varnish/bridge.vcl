# Varnish in front of `pnpm release serve`, for Varnish 6 and later with xkey (Debian: varnish, varnish-modules).
#
#   vcl 4.1;
#   probe answers { .url = "/release.json"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; }
#   backend default { .host = "127.0.0.1"; .port = "4173"; .probe = answers; }
#   acl purgers { "127.0.0.1"; }
#   # Requests for any host but the site's go to the server and are never stored: previews, and made-up names.
#   sub bridge_hosts { if (req.http.host !~ "(?i)^bridge\.example(:443)?$") { return (pass); } }
#   include "/srv/site/release/varnish/bridge.vcl";
#
# Run varnishd with -p http_gzip_support=off, because the server has every encoding prepared, and with
#
#   -p http_req_size=1m -p http_req_hdr_len=1m -p workspace_client=1200k
#
# because any page's script can set 700 KB of cookies, and requests would be refused for as long as those last.
# Serve with CDN_CACHE='max-age=86400, stale-if-error=604800'. docs/caches.md says how `pnpm release watch` purges
# what a release changed, and what visitors get while the origin is down.

import std;
import xkey;

sub vcl_recv {
  if (req.method == "PURGE") {
    # A PURGE that came through a proxy on a purger's machine, such as one for TLS, is a visitor's. Its
    # X-Forwarded-For has a comma, because Varnish has appended the proxy's address to the visitor's.
    if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
      return (synth(403, "Forbidden"));
    }
    # Purged copies stay, stale, to stand in for an origin that fails.
    return (synth(200, "Purged " + xkey.softpurge(req.http.xkey-purge)));
  }
  call bridge_hosts;
  # Stale copies are for outages; otherwise a visitor waits for the new content.
  if (req.restarts == 0 && std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  } else {
    set req.grace = 1y; # each copy's own grace is the limit
  }
  # One copy per encoding that the server offers, not per Accept-Encoding header.
  if (req.http.Accept-Encoding ~ "(^|[, ])br([,; ]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Only private previews set cookies, on their own hosts. A cookie here is from a page's script, and would make that
  # page's visitors bypass the cache.
  unset req.http.Cookie;
}

sub vcl_hash {
  # The server ignores the query and, for these requests, the host: one copy, even if clients make up many of either.
  hash_data(regsub(req.url, "[?#].*$", ""));
  return (lookup);
}

sub vcl_miss {
  # The origin failed or refused, and there is no stale copy: deliver its response as it is.
  if (req.restarts > 0) {
    return (pass);
  }
}

sub vcl_backend_fetch {
  if (!bereq.uncacheable) {
    set bereq.connect_timeout = 1s;
    set bereq.first_byte_timeout = 5s;
    set bereq.between_bytes_timeout = 5s;
  }
}

sub vcl_backend_response {
  if (beresp.status >= 500 && !bereq.uncacheable) {
    call bridge_failed;
  }
  # A refusal caused by one visitor's request, such as one with 70 KB of headers, says nothing about the page. Stored,
  # it would replace the copy for outages, and anyone can send such a request right after a release.
  if (beresp.status >= 400 && beresp.status != 404 && !beresp.http.Surrogate-Key && !bereq.uncacheable) {
    return (abandon);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  if (beresp.http.Surrogate-Key) {
    # Without CDN-Cache-Control, the server may lag: only requests that were already waiting share its response.
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 1ms);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 24h);
    # A stored CDN-Cache-Control would be merged into a lagging server's 304, and the old content would be kept.
    unset beresp.http.CDN-Cache-Control;
    # So that a stale copy can replace a response that breaks off.
    set beresp.do_stream = false;
    # Varnish's own rules would obey Cache-Control, which is for browsers.
    return (deliver);
  }
}

sub vcl_backend_error {
  if (!bereq.uncacheable) {
    call bridge_failed;
  }
}

# Retries once, on another server if there is one, then gives up: a delivered error would replace the stale copy.
sub bridge_failed {
  if (bereq.retries == 0) {
    return (retry);
  }
  return (abandon);
}

sub vcl_synth {
  # The fetch was abandoned: look again, for a stale copy.
  if (resp.status == 503 && req.restarts == 0) {
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

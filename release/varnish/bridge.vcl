# Varnish in front of `pnpm release serve`, for Varnish 6 and later with xkey (Debian: varnish, varnish-modules).
#
#   vcl 4.1;
#   backend default { .host = "127.0.0.1"; .port = "4173"; }
#   acl purgers { "127.0.0.1"; }
#   include "/srv/site/release/varnish/bridge.vcl";
#
# Run varnishd with -p http_gzip_support=off, as the server has every encoding prepared, and serve with
# CDN_CACHE='max-age=86400'. docs/caches.md says how `pnpm release watch` purges what a release changed.

import std;
import xkey;

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    return (synth(200, "Dropped " + xkey.purge(req.http.xkey-purge)));
  }
  # One copy per encoding that the server offers, not per Accept-Encoding header.
  if (req.http.Accept-Encoding ~ "(^|[, ])br([,; ]|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # The site sets no cookies; only a private preview does, and no preview is cached.
  if (req.http.Cookie !~ "__Host-bridge-preview=") {
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  if (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
    set beresp.grace = 24h;
    # Varnish's own rules would obey Cache-Control, which is for browsers.
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}

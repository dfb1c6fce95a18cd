/** Whether a request was sent to this machine by name: a site whose own name leads here (DNS rebinding) is not. */
export const isLoopback = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/.test(host)

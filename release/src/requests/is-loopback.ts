/** Whether a Host header names this machine. A website's own name that resolves to it (DNS rebinding) does not. */
export const isLoopback = (host = ''): boolean => /^(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?$/.test(host)

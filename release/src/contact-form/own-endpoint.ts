/** Where the contact form posts to by default: our own server's collector. FORM_ENDPOINT overrides it. */
export const ownEndpoint = '/forms/contact'
